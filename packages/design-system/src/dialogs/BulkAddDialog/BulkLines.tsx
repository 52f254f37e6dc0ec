import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../internal/formatCount';
import { formatPrice } from '../../internal/formatPrice';
import { useMedia } from '../../internal/useMedia';
import { Badge } from '../../primitives/Badge/Badge';
import type { RegionOption } from '../InputDialog/InputFields';
import { color, fontFamily, media, radius, space, text } from '../../tokens';
import { InputTypeBadge, type InputType } from '../../patterns/InputTypeBadge/InputTypeBadge';

/** The values parsed from a line besides its link. */
export interface BulkLineItem {
  /** 'from-to'. */
  sizeRange?: string | null | undefined;
  region?: string | null | undefined;
  priceLimit?: number | null | undefined;
  note?: string | null | undefined;
  specialWebhook?: string | null | undefined;
}

/** A parsed line with its status. */
export interface BulkLineRow {
  /** Unique: one line of text may have several links. */
  key: number;
  /** Counted from 1. */
  line: number;
  link: string;
  type: InputType;
  /** Null when the line cannot be parsed. */
  item: BulkLineItem | null;
  /** Why it cannot be added, or failed. */
  reason: string | null;
  /** An unusual value that does not block adding. */
  warning: string | null;
  duplicate: 'monitor' | 'paste' | null;
  /** The running job has added it. */
  isAdded: boolean;
}

/** How many lines are rendered; the rest is counted. */
const MAX_LINES = 100;

const Scroller = styled.div`
  max-height: 260px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${text.small}

  th,
  td {
    padding: ${space[2]};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  tbody tr + tr > * {
    border-top: 1px solid ${color.border};
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.raised};
    box-shadow: inset 0 -1px ${color.border};
    color: ${color.muted};
    ${text.caption}
  }
  [data-muted] {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-cut] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    [data-wide] {
      display: none;
    }
  }
`;

const Link = styled.span`
  display: block;
  overflow: hidden;
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The values that have no column on a phone. */
const Facts = styled.span`
  display: none;
  color: ${color.muted};
  overflow-wrap: anywhere;

  ${media.phone} {
    display: block;
  }
`;

const Reason = styled.span`
  display: block;
  color: ${color.danger};
  overflow-wrap: anywhere;

  &[data-tone='warning'] {
    color: ${color.warning};
  }
`;

const Rest = styled.p`
  padding: ${space[2]};
  border-top: 1px solid ${color.border};
  ${text.small}
  color: ${color.muted};
`;

function explain({ reason, duplicate, isAdded }: BulkLineRow, withDuplicates: boolean): string | null {
  if (isAdded || reason !== null || duplicate === null) return reason;
  const note = duplicate === 'monitor' ? 'Already in this monitor' : 'Duplicate in this list';
  return withDuplicates ? `${note}: added again` : `${note}: left out`;
}

/** Sort order: lines with a problem first, then warnings, then the others. */
const weight = ({ reason, duplicate, warning }: BulkLineRow): number => {
  if (reason !== null) return 0;
  return duplicate === null && warning === null ? 2 : 1;
};

type Labels = ReadonlyMap<string, string>;

/** The values of a line as they are shown; an unset one is empty. */
const cellsOf = ({ sizeRange, region, priceLimit, note, specialWebhook }: BulkLineItem, labels: Labels) => ({
  sizes: sizeRange?.replace('-', '–') ?? '',
  region: (region ?? 'all') === 'all' ? 'All' : (labels.get(region ?? '') ?? region ?? ''),
  price: priceLimit === null || priceLimit === undefined ? '' : formatPrice(priceLimit),
  note: note ?? '',
  hasWebhook: (specialWebhook ?? '') !== '',
});

const factsOf = ({ sizes, region, price, note, hasWebhook }: ReturnType<typeof cellsOf>): string =>
  [
    sizes,
    region,
    ...(price === '' ? [] : [price]),
    ...(note === '' ? [] : [note]),
    ...(hasWebhook ? ['Special webhook'] : []),
  ].join(' · ');

interface LineProps {
  row: BulkLineRow;
  labels: Labels;
  withDuplicates: boolean;
  /** Only the line, the link and the status have a column. */
  isPhone: boolean;
}

function Line({ row, labels, withDuplicates, isPhone }: LineProps): ReactNode {
  const { line, link, type, item, reason, warning, isAdded } = row;
  const cells = item && cellsOf(item, labels);
  const message = explain(row, withDuplicates);
  return (
    <tr>
      <td data-muted="">{formatCount(line)}</td>
      <th scope="row" colSpan={cells === null && !isPhone ? 6 : 1}>
        <Link title={link}>{link === '' ? 'Empty' : link}</Link>
        {cells !== null && <Facts>{factsOf(cells)}</Facts>}
        {message !== null && <Reason data-tone={reason === null ? 'warning' : 'danger'}>{message}</Reason>}
        {warning !== null && !isAdded && <Reason data-tone="warning">{warning}</Reason>}
      </th>
      {cells !== null && (
        <>
          <td data-wide="">{cells.sizes}</td>
          <td data-wide="" data-cut="">
            {cells.region}
          </td>
          <td data-wide="" data-align="end">
            {cells.price}
          </td>
          <td data-wide="" data-cut="" title={cells.note}>
            {cells.note}
          </td>
          <td data-wide="">{cells.hasWebhook ? 'Special' : ''}</td>
        </>
      )}
      <td>
        {isAdded ? (
          <Badge tone="success">Added</Badge>
        ) : reason === null ? (
          <InputTypeBadge type={type} />
        ) : (
          <Badge tone="danger">Problem</Badge>
        )}
      </td>
    </tr>
  );
}

/** The parsed lines of a pasted list, each with its values or the reason it cannot be added. */
export function BulkLines({
  lines,
  regions,
  withDuplicates,
}: {
  lines: readonly BulkLineRow[];
  regions: readonly RegionOption[];
  withDuplicates: boolean;
}): ReactNode {
  const isPhone = useMedia(media.phone);
  const sorted = useMemo(() => lines.toSorted((a, b) => weight(a) - weight(b)), [lines]);
  const labels = useMemo(() => new Map(regions.map(({ region, label }) => [region, label])), [regions]);
  if (lines.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable (WCAG 2.1.1)
    <Scroller role="region" aria-label="Lines" tabIndex={0}>
      <Rows aria-label="Lines as they were read">
        <thead>
          <tr>
            <th scope="col" style={{ width: 48 }}>
              Line
            </th>
            <th scope="col">Link</th>
            <th scope="col" data-wide="" style={{ width: 68 }}>
              Sizes
            </th>
            <th scope="col" data-wide="" style={{ width: 68 }}>
              Region
            </th>
            <th scope="col" data-wide="" data-align="end" style={{ width: 76 }}>
              Price limit
            </th>
            <th scope="col" data-wide="" style={{ width: 92 }}>
              Note
            </th>
            <th scope="col" data-wide="" style={{ width: 72 }}>
              Webhook
            </th>
            <th scope="col" style={{ width: 108 }}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MAX_LINES).map((row) => (
            <Line key={row.key} row={row} labels={labels} withDuplicates={withDuplicates} isPhone={isPhone} />
          ))}
        </tbody>
      </Rows>
      {lines.length > MAX_LINES && <Rest>and {formatCount(lines.length - MAX_LINES)} more</Rest>}
    </Scroller>
  );
}
