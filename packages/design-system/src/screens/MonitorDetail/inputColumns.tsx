import type { ReactNode } from 'react';
import { formatPrice } from '../../internal/formatPrice';
import type { RegionOption } from '../../dialogs/InputDialog/InputFields';
import { RowSwitch } from '../../internal/RowSwitch';
import type { Column } from '../../patterns/DataTable/types';
import { Badge } from '../../primitives/Badge/Badge';

/** An input as the table shows it; the server may leave out or null what is optional. */
export interface InputRow {
  id: string | number;
  link: string;
  sizeRange?: string | null | undefined;
  specialWebhook?: string | null | undefined;
  region?: string | null | undefined;
  note?: string | null | undefined;
  priceLimit?: number | null | undefined;
  active?: boolean | null | undefined;
  private?: boolean | null | undefined;
}

const textOr = (value: string | null | undefined): ReactNode =>
  value === undefined || value === '' ? null : value;

/** A row has to be called something, also where the server sent no link. */
const linkOf = ({ link }: InputRow): string => (link === '' ? 'No link' : link);

/**
 * A link as a card shows it: its last part with the query, which tells products apart, and the host. What is no
 * address is the title as it stands.
 */
export function linkParts(link: string): { title: string; host: string | null } {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return { title: link, host: null };
  const { hostname, pathname, search } = new URL(link);
  const last = `${pathname.split('/').findLast((part) => part !== '') ?? ''}${search}`;
  return last === '' ? { title: hostname, host: null } : { title: last, host: hostname };
}

/** The columns of the inputs table; keep what it returns. */
export function inputColumns(
  regions: readonly RegionOption[],
  onActiveChange: (id: InputRow['id'], isActive: boolean) => void,
): readonly Column<InputRow>[] {
  const labels = new Map(regions.map(({ region, label }) => [region, label]));
  const regionOf = ({ region }: InputRow): string => {
    const key = region ?? 'all';
    return key === 'all' ? 'All' : (labels.get(key) ?? key);
  };
  return [
    {
      id: 'link',
      header: 'Link',
      isRowHeader: true,
      isAlwaysShown: true,
      width: { share: 4, least: 180 },
      look: 'mono',
      sortValue: ({ link }) => link,
      renderCard: (row) => {
        const { title, host } = linkParts(linkOf(row));
        const below = [row.private === true && 'Private', host, row.note].filter(Boolean).join(' · ');
        return (
          <>
            <span data-card-title="">{title}</span> {below !== '' && <span data-card-line="">{below}</span>}
          </>
        );
      },
      render: (row) =>
        row.private === true ? (
          <span data-line="">
            <span data-truncate="" data-mono="">
              {linkOf(row)}
            </span>
            <Badge tone="accent" hasDot={false}>
              Private
            </Badge>
          </span>
        ) : (
          linkOf(row)
        ),
    },
    {
      id: 'sizes',
      card: 'chip',
      header: 'Sizes',
      width: 80,
      spare: 4,
      sortValue: ({ sizeRange }) => sizeRange,
      render: ({ sizeRange }) => textOr(sizeRange?.replace('-', '–')),
    },
    {
      id: 'region',
      card: 'chip',
      header: 'Region',
      width: { share: 0.8, least: 92 },
      spare: 2,
      sortValue: regionOf,
      renderCard: (row) => (regionOf(row) === 'All' ? 'All regions' : regionOf(row)),
      render: regionOf,
    },
    {
      id: 'note',
      card: 'title',
      header: 'Note',
      width: { share: 1.6, least: 80 },
      spare: 1,
      sortValue: ({ note }) => note,
      render: ({ note }) => textOr(note),
    },
    {
      id: 'price',
      card: 'chip',
      header: 'Price limit',
      align: 'end',
      width: 108,
      spare: 3,
      sortValue: ({ priceLimit }) => priceLimit,
      renderCard: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? null : formatPrice(priceLimit),
      render: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? null : formatPrice(priceLimit),
    },
    {
      id: 'webhook',
      card: 'chip',
      header: 'Webhook',
      width: 104,
      spare: 5,
      isHidden: true,
      sortValue: ({ specialWebhook }) => (specialWebhook ?? '') !== '',
      render: ({ specialWebhook }) => ((specialWebhook ?? '') === '' ? 'Region’s' : 'Special'),
    },
    {
      id: 'status',
      card: 'foot',
      header: 'Status',
      width: 132,
      look: 'switch',
      sortValue: ({ active }) => active === true,
      render: ({ id, active }) => (
        <RowSwitch
          label="Active"
          isOn={active === true}
          onChange={(isActive) => onActiveChange(id, isActive)}
          words={{ on: 'Active', off: 'Disabled' }}
        />
      ),
    },
  ];
}
