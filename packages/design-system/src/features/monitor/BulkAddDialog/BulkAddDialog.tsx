import { useMemo, type ReactNode } from 'react';
import { formatPrice } from '../../../lib/format/formatPrice';
import { InputTypeBadge, type InputType } from '../InputTypeBadge/InputTypeBadge';
import { ImportDialog } from '../../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat, ImportLine } from '../../../patterns/ImportDialog/types';
import type { RegionOption } from '../InputDialog/InputFields';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';
import type { Locale } from '@dropdeck/text';

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

export interface BulkAddDialogProps extends Omit<ImportDialogProps<BulkLineItem>, 'format' | 'lines'> {
  /** The parsed lines, each with its status. */
  lines: readonly BulkLineRow[];
  regions: readonly RegionOption[];
}

type TypedItem = BulkLineItem & { readonly type: InputType };

/** The locale is that of the headers. */
const formatFor = ({
  labels,
}: {
  locale: Locale;
  labels: ReadonlyMap<string, string>;
}): ImportFormat<TypedItem> => ({
  title: t('title'),
  description: t('description'),
  label: t('label'),
  placeholder: 'https://shop.example/air-runner-90\nDD1391-100\nDZ5485-612,40-44,EU,for Ada,129.50',
  noun: 'inputs',
  nameHeader: t('link'),
  columns: [
    {
      id: 'sizes',
      header: t('sizes'),
      width: 68,
      render: ({ sizeRange }) => sizeRange?.replace('-', '–') ?? '',
    },
    {
      id: 'region',
      header: t('region'),
      width: 68,
      render: ({ region }) =>
        (region ?? 'all') === 'all' ? common('all') : (labels.get(region ?? '') ?? region ?? ''),
    },
    {
      id: 'price',
      header: t('priceLimit'),
      width: 76,
      align: 'end',
      render: ({ priceLimit }) =>
        priceLimit === null || priceLimit === undefined ? '' : formatPrice(priceLimit),
    },
    { id: 'note', header: t('note'), width: 92, render: ({ note }) => note ?? '' },
    {
      id: 'webhook',
      header: common('webhook'),
      width: 72,
      render: ({ specialWebhook }) => ((specialWebhook ?? '') === '' ? '' : t('special')),
    },
  ],
  renderStatus: ({ type }) => <InputTypeBadge type={type} />,
  duplicates: { list: t('duplicateInMonitor'), text: t('duplicateInList') },
});

const lineOf = ({ link, type, item, duplicate, ...rest }: BulkLineRow): ImportLine<TypedItem> => ({
  ...rest,
  raw: link,
  item: item && { ...item, type },
  duplicate: duplicate && (duplicate === 'monitor' ? 'list' : 'text'),
});

/** Adds many inputs: pasted links and IDs, CSV, or an exported file. */
export function BulkAddDialog({ lines, regions, ...rest }: BulkAddDialogProps): ReactNode {
  const locale = useLocale();
  const format = useMemo(
    () => formatFor({ locale, labels: new Map(regions.map(({ region, label }) => [region, label])) }),
    [locale, regions],
  );
  return <ImportDialog {...rest} format={format} lines={useMemo(() => lines.map(lineOf), [lines])} />;
}
