import type { Locale } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { formatPrice } from '../../lib/format/formatPrice';
import type { RegionOption } from './InputDialog/InputFields';
import { linkParts } from '../../lib/text/linkParts';
import { RowSwitch } from '../../primitives/Switch/RowSwitch';
import type { Column } from '../../patterns/DataTable/types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** An input of the table; the server may omit or null optional values. */
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

/** A change of the fields that the table has, as typed. */
export interface InputChange {
  readonly active?: boolean;
  readonly sizeRange?: string;
  readonly note?: string;
  readonly priceLimit?: string;
}

interface InputColumnsOptions {
  /** What the headers are in, and the sizes beside EU. */
  locale: Locale;
  onActiveChange: (change: { id: InputRow['id']; isActive: boolean }) => void;
  /** A value was edited in its cell. */
  priceTextOf: (price: number) => string;
  /** With the row as it was when the person began. */
  onEdit: (row: InputRow, change: InputChange) => void;
  /** Why a typed value cannot be saved; null if it can. */
  errorOf: (change: InputChange) => string | null;
}

/** A row needs a name, even without a link. */
const linkOf = ({ link }: InputRow): string => (link === '' ? t('noLink') : link);

/** The last part of a link with its host below; the table's tooltip shows all of it. */
function LinkCell({ row, hasNote = false }: { row: InputRow; hasNote?: boolean }): ReactNode {
  const link = linkOf(row);
  const { title, host } = linkParts(link);
  const below = [host, hasNote && row.note].filter(Boolean).join(' · ');
  return (
    <span data-lines="">
      <span data-card-title="" title={title === link ? undefined : link}>
        <bdi dir="ltr" data-marked="">
          {title}
        </bdi>
      </span>{' '}
      {(row.private || below) && (
        <span data-card-line="">
          {row.private && <b translate="yes">{t('private')}</b>}
          {row.private && below && <span> · </span>}
          <span data-marked="">{below}</span>
        </span>
      )}
    </span>
  );
}

/** The columns of the inputs table. Memoize the result. */
export function inputColumns(
  regions: readonly RegionOption[],
  { locale, onActiveChange, onEdit, errorOf, priceTextOf }: InputColumnsOptions,
): readonly Column<InputRow>[] {
  const labels = new Map(regions.map(({ region, label }) => [region, label]));
  const regionOf = ({ region }: InputRow): string => {
    const key = region ?? 'all';
    return key === 'all' ? common('all') : (labels.get(key) ?? key);
  };
  return [
    {
      id: 'link',
      header: t('link'),
      isRowHeader: true,
      isAlwaysShown: true,
      // Sizes beside EU leave the other columns where they are.
      width: { share: 4, minWidth: locale.sizes ? 200 : 232 },
      cellStyle: 'mono',
      sortValue: ({ link }) => link,
      nameOf: (row) => (row.private ? t('privateNamed', { link: linkOf(row) }) : linkOf(row)),
      renderCard: (row) => <LinkCell row={row} hasNote />,
      render: (row) => <LinkCell row={row} />,
    },
    {
      id: 'sizes',
      card: 'chip',
      header: t('sizes'),
      width: locale.sizes ? 108 : 72,
      hidePriority: 4,
      sortValue: ({ sizeRange }) => sizeRange,
      render: ({ sizeRange }) => {
        if (!sizeRange) return null;
        const eu = sizeRange.replace('-', '–');
        const other = locale.sizes?.(sizeRange);
        return other
          ? [<span key={eu}>{`${eu} `}</span>, <bdi key="other" data-card-line="" {...other} />]
          : eu;
      },
      edit: {
        label: t('sizeRange'),
        value: ({ sizeRange }) => sizeRange ?? '',
        validate: (sizeRange) => errorOf({ sizeRange }),
        onCommit: (row, sizeRange) => onEdit(row, { sizeRange }),
      },
    },
    {
      id: 'region',
      card: 'chip',
      header: t('region'),
      width: { share: 0.4, minWidth: 76 },
      hidePriority: 3,
      sortValue: regionOf,
      renderCard: (row) => ((row.region ?? 'all') === 'all' ? t('allRegions') : regionOf(row)),
      render: regionOf,
    },
    {
      id: 'note',
      card: 'title',
      header: t('note'),
      isSecret: true,
      width: { share: 1, minWidth: 80 },
      hidePriority: 1,
      sortValue: ({ note }) => note,
      render: ({ note }) => (note ? <span data-marked="">{note}</span> : null),
      edit: {
        label: t('note'),
        value: ({ note }) => note ?? '',
        onCommit: (row, note) => onEdit(row, { note }),
      },
    },
    {
      id: 'price',
      card: 'chip',
      header: t('priceLimit'),
      align: 'end',
      width: 96,
      hidePriority: 2,
      sortValue: ({ priceLimit }) => priceLimit,
      render: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? null : formatPrice(priceLimit),
      edit: {
        label: t('priceLimitField'),
        inputMode: 'decimal',
        value: ({ priceLimit }) =>
          priceLimit === null || priceLimit === undefined ? '' : priceTextOf(priceLimit),
        validate: (priceLimit) => errorOf({ priceLimit }),
        onCommit: (row, priceLimit) => onEdit(row, { priceLimit }),
      },
    },
    {
      id: 'webhook',
      card: 'chip',
      header: common('webhook'),
      width: 96,
      hidePriority: 5,
      isHidden: true,
      sortValue: ({ specialWebhook }) => Boolean(specialWebhook),
      render: ({ specialWebhook }) => t(specialWebhook ? 'special' : 'regionsWebhook'),
    },
    {
      id: 'status',
      card: 'end',
      header: common('status'),
      width: 92,
      cellStyle: 'switch',
      sortValue: ({ active }) => active === true,
      render: (row) => (
        <RowSwitch
          label={common('activeOf', { name: linkOf(row) })}
          isOn={row.active === true}
          onChange={(isActive) => onActiveChange({ id: row.id, isActive })}
        />
      ),
    },
  ];
}
