import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '@dropdeck/text';
import { useLocale } from '../../lib/react/useLocale';
import { useMedia } from '../../lib/react/useMedia';
import { useVirtualRows } from '../../primitives/VirtualRows/useVirtualRows';
import { Badge, Text } from '../../primitives';
import { color, media, radius, space, text } from '../../tokens';
import type { ImportFormat, ImportLine } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

const Scroller = styled.div`
  max-height: 260px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Table = styled.div`
  ${text.small}

  [role='row'] {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: start;
  }
  /* A line's cells, in its first row. */
  [role='row'] > *,
  [data-name] {
    grid-row: 1;
    min-width: 0;
    padding: ${space[2]};
  }
  /* Its name is a cell there, and its notes have the width of all columns below. */
  [role='rowheader'] {
    display: contents;
  }
  [data-note] {
    grid-column: 2 / -1;
    margin-top: -10px;
    padding: 0 ${space[2]} ${space[2]};
  }
  [data-head] {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${color.raised};
    box-shadow: inset 0 -1px ${color.border};
    color: ${color.muted};
    ${text.caption}
  }
  [data-rule] {
    box-shadow: inset 0 1px ${color.border};
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
`;

/** Height of a line without a message in pixels. */
const ROW_SIZE = 36;

/** So many lines are rendered completely, so that the browser's search finds their text. */
const WHOLE_UP_TO = 300;

/** Sort order: lines with a problem first, then duplicates and warnings, then the others. */
const weight = ({ reason, duplicate, warning }: ImportLine<unknown>): number => {
  if (reason !== null) return 0;
  return duplicate === null && warning === null ? 2 : 1;
};

interface CellsProps<Item> {
  line: ImportLine<Item>;
  format: ImportFormat<Item>;
  /** Left out because it repeats or contradicts another. */
  isLeftOut: boolean;
  /** Only the number, the name and the status have a column. */
  isPhone: boolean;
}

function messageOf<Item>({ line, format, isLeftOut }: CellsProps<Item>): string | null {
  const { reason, duplicate, isAdded } = line;
  if (isAdded === true || reason !== null || duplicate === null) return reason;
  const note = format.duplicates[duplicate] ?? format.duplicates.list;
  const key = isLeftOut ? 'repeatLeftOut' : duplicate === 'conflict' ? 'conflictAdded' : 'repeatAdded';
  return t(key, { note });
}

function statusOf<Item>({ line: { item, reason, isAdded }, format, isLeftOut }: CellsProps<Item>): ReactNode {
  if (isAdded === true) return <Badge tone="success">{t('added')}</Badge>;
  if (reason !== null || item === null) return <Badge tone="danger">{t('problem')}</Badge>;
  if (isLeftOut) return <Badge>{t('leftOut')}</Badge>;
  return format.renderStatus?.(item) ?? <Badge tone="accent">{t('toAdd')}</Badge>;
}

/** The cells of a line. */
function Cells<Item>(props: CellsProps<Item>): ReactNode {
  const { line, format, isPhone } = props;
  const { raw, item, reason, warning, isAdded } = line;
  const name = item === null ? raw : (format.nameOf?.(item) ?? raw);
  const values =
    item === null ? [] : format.columns.map((column) => ({ column, value: column.render(item) }));
  const span = item === null && !isPhone ? format.columns.length + 1 : 1;
  const notes = [
    {
      tone: 'muted',
      text: isPhone ? values.flatMap(({ value }) => (value === '' ? [] : [value])).join(' · ') : '',
    },
    { tone: reason === null ? 'warning' : 'danger', text: messageOf(props) },
    { tone: 'warning', text: isAdded === true ? null : warning },
  ] as const;
  return (
    <>
      <div role="cell" data-muted="">
        {formatNumber(line.line)}
      </div>
      <div role="rowheader" data-secret aria-colspan={span > 1 ? span : undefined}>
        <Text
          as="div"
          data-name=""
          data-long="ellipsis"
          data-mono
          title={name}
          style={{ gridColumn: `span ${span}` }}
        >
          {name === '' ? t('empty') : name}
        </Text>
        {notes.map(
          (note, at) =>
            note.text !== null &&
            note.text !== '' && (
              // oxlint-disable-next-line react/no-array-index-key -- the notes of a line stand in a fixed order
              <Text key={at} as="div" data-note="" data-tone={note.tone} data-long="anywhere">
                {note.text}
              </Text>
            ),
        )}
      </div>
      {!isPhone &&
        values.map(({ column: { id, align }, value }) => (
          <div
            key={id}
            role="cell"
            data-secret
            translate="no"
            data-cut=""
            data-align={align}
            title={value === '' ? undefined : value}
          >
            {value}
          </div>
        ))}
      <div role="cell">{statusOf(props)}</div>
    </>
  );
}

/** The lines of a text as they were read, each with its values or the reason why it cannot be added. */
export function ImportLines<Item>({
  lines,
  format,
  withDuplicates,
  withConflicts,
}: {
  lines: readonly ImportLine<Item>[];
  format: ImportFormat<Item>;
  withDuplicates: boolean;
  withConflicts: boolean;
}): ReactNode {
  useLocale();
  const isPhone = useMedia(media.phone);
  const bodyRef = useRef<HTMLDivElement>(null);
  const sorted = useMemo(() => lines.toSorted((a, b) => weight(a) - weight(b)), [lines]);
  const keyOf = useCallback((index: number) => `${sorted[index]?.key}`, [sorted]);
  const { rows, size, measureRow, follower } = useVirtualRows({
    listRef: bodyRef,
    count: sorted.length,
    rowSize: ROW_SIZE,
    list: sorted,
    wholeUpTo: WHOLE_UP_TO,
    keyOf,
  });
  if (lines.length === 0) return null;
  const columns = isPhone ? [] : format.columns;
  const tracks = `48px minmax(0, 1fr) ${columns.map(({ width }) => `${width}px `).join('')}108px`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable (WCAG 2.1.1)
    <Scroller role="region" aria-label={t('lines')} tabIndex={0} data-scroller="">
      <Table
        role="table"
        aria-label={t('linesAsRead')}
        aria-rowcount={sorted.length + 1}
        style={{ '--columns': tracks }}
      >
        <div role="rowgroup" data-head="">
          <div role="row" aria-rowindex={1}>
            <div role="columnheader">{t('line')}</div>
            <div role="columnheader">{format.nameHeader}</div>
            {columns.map(({ id, header, align }) => (
              <div key={id} role="columnheader" data-align={align}>
                {header}
              </div>
            ))}
            <div role="columnheader">{common('status')}</div>
          </div>
        </div>
        <div ref={bodyRef} role="rowgroup" style={{ height: size }}>
          {rows.map(({ index, gap }) => {
            const line = sorted[index];
            if (line === undefined) return null;
            const isOn = line.duplicate === 'conflict' ? withConflicts : withDuplicates;
            return (
              <div
                key={line.key}
                ref={measureRow}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                data-rule={index === 0 ? undefined : ''}
                style={{ marginTop: gap }}
              >
                <Cells
                  line={line}
                  format={format}
                  isLeftOut={line.duplicate !== null && !isOn}
                  isPhone={isPhone}
                />
              </div>
            );
          })}
        </div>
        {follower}
      </Table>
    </Scroller>
  );
}
