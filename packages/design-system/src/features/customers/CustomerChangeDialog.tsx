import { useMemo, type ReactNode } from 'react';
import { BulkChangeDialog } from '../../patterns/BulkChangeDialog/BulkChangeDialog';
import type { BulkChangeDialogProps, ChangePreview } from '../../patterns/BulkChangeDialog/types';
import { useLastNonNull } from '../../lib/react/useLastNonNull';
import { DatePicker } from '../../primitives';
import { ProductChecklist, type BulkProduct, type ProductsChange } from './ProductChecklist';
import { formatIsoDay } from '../../patterns/Renewal/renewalTexts';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export type { BulkProduct };

/** What the selected customers get; a day that is still to be chosen is empty. */
export type CustomerBulkValue =
  | { readonly kind: 'extend' }
  | { readonly kind: 'date'; readonly day: string }
  | ({ readonly kind: 'products' } & ProductsChange);

export interface CustomerChangeDialogProps extends Omit<
  BulkChangeDialogProps,
  'title' | 'description' | 'noun' | 'verb' | 'confirmLabel' | 'tone' | 'children' | 'onUndo'
> {
  value: CustomerBulkValue | null;
  /** A day as `yyyy-MM-dd`; empty while it is incomplete. */
  onDayChange: (day: string) => void;
  /** Every product on sale, and how many of the selected customers have it. */
  products: readonly BulkProduct[];
  onProductsChange: (change: ProductsChange) => void;
  canUndo: boolean;
  onUndo: () => void;
}

const texts = () =>
  ({
    extend: { title: t('extendTitle'), description: t('extendDescription'), confirmLabel: t('extend') },
    date: { title: t('dateTitle'), description: t('dateDescription'), confirmLabel: t('setDate') },
    products: {
      title: t('productsTitle'),
      description: t('productsDescription'),
      confirmLabel: common('change'),
    },
  }) as const;

const isChosen = (value: CustomerBulkValue): boolean =>
  value.kind === 'date'
    ? value.day !== ''
    : value.kind === 'extend' || value.added.size + value.removed.size > 0;

const dayText = (day: string): string => (day === '' ? '' : formatIsoDay(day));

/** The preview of a chosen value, with days in words. */
function previewOf(preview: ChangePreview | null, value: CustomerBulkValue | null): ChangePreview | null {
  if (preview === null || value === null || !isChosen(value)) return null;
  if (value.kind === 'products') return preview;
  return {
    ...preview,
    rows: preview.rows.map((row) => ({
      ...row,
      before: dayText(row.before),
      after: row.after === null ? null : dayText(row.after),
    })),
  };
}

/** Extends the selected customers, sets their renewal or changes their products (specification 4.19). */
export function CustomerChangeDialog({
  value,
  onDayChange,
  products,
  onProductsChange,
  preview,
  canUndo,
  onUndo,
  ...rest
}: CustomerChangeDialogProps): ReactNode {
  // The title stays while the dialog closes.
  const shown = useLastNonNull(value);
  const shownPreview = useMemo(() => previewOf(preview, value), [preview, value]);
  return (
    <BulkChangeDialog
      {...rest}
      {...texts()[shown?.kind ?? 'extend']}
      noun="customers"
      verb="update"
      preview={shownPreview}
      onUndo={canUndo ? onUndo : undefined}
    >
      {shown?.kind === 'date' && (
        <DatePicker
          label={t('nextRenewal')}
          value={shown.day === '' ? null : shown.day}
          onChange={(day) => onDayChange(day ?? '')}
        />
      )}
      {shown?.kind === 'products' && (
        <ProductChecklist products={products} change={shown} onChange={onProductsChange} />
      )}
    </BulkChangeDialog>
  );
}
