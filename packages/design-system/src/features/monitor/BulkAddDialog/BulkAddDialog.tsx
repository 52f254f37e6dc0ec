import { useMemo, type ReactNode } from 'react';
import { formatPrice } from '../../../lib/format/formatPrice';
import { InputTypeBadge, type InputType } from '../InputTypeBadge/InputTypeBadge';
import { ImportDialog } from '../../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat, ImportLine } from '../../../patterns/ImportDialog/types';
import type { RegionOption } from '../InputDialog/InputFields';

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
export interface BulkLineRow extends Omit<ImportLine<BulkLineItem>, 'raw' | 'duplicate'> {
  readonly link: string;
  readonly type: InputType;
  readonly duplicate: 'monitor' | 'paste' | null;
}

export interface BulkAddDialogProps extends Omit<
  ImportDialogProps<BulkLineItem>,
  'format' | 'lines' | 'isReading' | 'withConflicts' | 'onWithConflictsChange' | 'onStop'
> {
  /** The parsed lines, each with its status. */
  lines: readonly BulkLineRow[];
  regions: readonly RegionOption[];
}

type TypedItem = BulkLineItem & { readonly type: InputType };

const formatFor = (labels: ReadonlyMap<string, string>): ImportFormat<TypedItem> => ({
  title: 'Add many',
  description:
    'One link or product ID per line, CSV (link, size range, region, note, price limit, webhook) or JSON.',
  label: 'Links and product IDs',
  placeholder: 'https://shop.example/air-runner-90\nDD1391-100\nDZ5485-612,40-44,EU,for Ada,129.50',
  noun: 'inputs',
  nameHeader: 'Link',
  columns: [
    {
      id: 'sizes',
      header: 'Sizes',
      width: 68,
      render: ({ sizeRange }) => sizeRange?.replace('-', '–') ?? '',
    },
    {
      id: 'region',
      header: 'Region',
      width: 68,
      render: ({ region }) =>
        (region ?? 'all') === 'all' ? 'All' : (labels.get(region ?? '') ?? region ?? ''),
    },
    {
      id: 'price',
      header: 'Price limit',
      width: 76,
      align: 'end',
      render: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? '' : formatPrice(priceLimit),
    },
    { id: 'note', header: 'Note', width: 92, render: ({ note }) => note ?? '' },
    {
      id: 'webhook',
      header: 'Webhook',
      width: 72,
      render: ({ specialWebhook }) => ((specialWebhook ?? '') === '' ? '' : 'Special'),
      renderAlone: ({ specialWebhook }) => ((specialWebhook ?? '') === '' ? '' : 'Special webhook'),
    },
  ],
  renderStatus: ({ type }) => <InputTypeBadge type={type} />,
  duplicates: { list: 'Already in this monitor', text: 'Duplicate in this list' },
});

const lineOf = ({ link, type, item, duplicate, ...rest }: BulkLineRow): ImportLine<TypedItem> => ({
  ...rest,
  raw: link,
  item: item && { ...item, type },
  duplicate: duplicate && (duplicate === 'monitor' ? 'list' : 'text'),
});

/** Adds many inputs: pasted links and IDs, CSV, or an exported file. */
export function BulkAddDialog({ lines, regions, ...rest }: BulkAddDialogProps): ReactNode {
  const format = useMemo(
    () => formatFor(new Map(regions.map(({ region, label }) => [region, label]))),
    [regions],
  );
  return <ImportDialog {...rest} format={format} lines={useMemo(() => lines.map(lineOf), [lines])} />;
}
