import { localized } from '@dropdeck/text';
import { useMemo, type ReactNode } from 'react';
import { formatPrice } from '../../../lib/format/formatPrice';
import { linkParts } from '../../../lib/text/linkParts';
import { webhookText } from '../../../lib/text/webhookText';
import { SizeRange } from '../../../patterns/SizeRange/SizeRange';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { Checkbox, Select, type SelectOption, TextField } from '../../../primitives';
import { PreviewList } from '../../../patterns/BulkChangeDialog/PreviewList';
import type { ChangePreview } from '../../../patterns/BulkChangeDialog/types';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { useRegionChoices, type RegionOption } from '../InputDialog/InputFields';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

/** The one field that all selected inputs get, as typed. */
export interface BulkEditChange {
  readonly region?: string;
  readonly sizeRange?: string;
  readonly note?: string;
  readonly specialWebhook?: string;
  readonly priceLimit?: string;
  readonly isPrivate?: boolean;
}

export interface BulkEditDialogProps {
  /** Null while closed. */
  change: BulkEditChange | null;
  onChange: (change: BulkEditChange) => void;
  /** Why the value cannot be applied. */
  error: string | null;
  /** A warning about the webhook that blocks nothing. */
  webhookHint: string | null;
  /** The values as the server has them; null while there is an error. */
  preview: ChangePreview | null;
  regions: readonly RegionOption[];
  /** The changed inputs are queued and sent with the others. */
  onConfirm: () => void;
  onClose: () => void;
}

type Field = keyof BulkEditChange;

const titles = localized((): Readonly<Record<Field, string>> => ({
  region: t('setRegion'),
  sizeRange: t('setSizeRange'),
  note: t('setNote'),
  specialWebhook: t('setSpecialWebhook'),
  priceLimit: t('setPriceLimit'),
  isPrivate: t('setPrivate'),
}));

const asIs = (value: string): string => value;

/** How a value of a field is shown in the preview. Webhooks are named, not shown. */
function formatOf(field: Field, regions: readonly SelectOption[]): (value: string) => string {
  switch (field) {
    case 'region':
      return (value) => regions.find(({ id }) => id === (value === '' ? 'all' : value))?.label ?? value;
    case 'sizeRange':
      return (value) => value.replace('-', '–');
    case 'specialWebhook':
      return webhookText;
    case 'priceLimit':
      return (value) => (value === '' ? '' : formatPrice(Number(value)));
    default:
      return asIs;
  }
}

/** Sets one field of many inputs to the same value, and shows what it does to each. */
export function BulkEditDialog({
  change,
  onChange,
  error,
  webhookHint,
  preview,
  regions,
  onConfirm,
  onClose,
}: BulkEditDialogProps): ReactNode {
  const options = useRegionChoices(regions, 'all');
  const field = change === null ? undefined : (Object.keys(change) as Field[])[0];
  const formatted = useMemo(() => {
    if (preview === null || field === undefined) return null;
    const format = formatOf(field, options);
    const rows = preview.rows.map((row) => ({
      ...row,
      name: linkParts(row.name).title,
      before: format(row.before),
      after: row.after === null ? null : format(row.after),
    }));
    return { ...preview, rows };
  }, [preview, field, options]);
  if (change === null || field === undefined) return null;
  const { region, sizeRange, note, specialWebhook, priceLimit, isPrivate } = change;
  const count = preview?.count ?? 0;
  return (
    <FormDialog
      isOpen
      title={titles()[field]}
      description={t('description')}
      submitLabel={count === 0 ? common('change') : t('changeInputs', { count })}
      isSubmitDisabled={count === 0}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {region !== undefined && (
        <Select
          label={t('region')}
          options={options}
          value={region}
          onChange={(next) => onChange({ region: next })}
        />
      )}
      {sizeRange !== undefined && (
        <SizeRange
          label={t('sizeRange')}
          value={sizeRange}
          onChange={(next) => onChange({ sizeRange: next })}
        />
      )}
      {note !== undefined && (
        <TextField
          label={t('note')}
          description={t('noteText')}
          value={note}
          onChange={(next) => onChange({ note: next })}
          autoFocus
          autoComplete="off"
        />
      )}
      {specialWebhook !== undefined && (
        <WebhookField
          label={t('specialWebhook')}
          description={t('specialWebhookText')}
          value={specialWebhook}
          onChange={(next) => onChange({ specialWebhook: next })}
          warning={webhookHint ?? undefined}
        />
      )}
      {priceLimit !== undefined && (
        <TextField
          label={t('priceLimit')}
          description={t('priceLimitText')}
          value={priceLimit}
          onChange={(next) => onChange({ priceLimit: next })}
          error={error ?? undefined}
          placeholder={common('none')}
          prefix="€"
          inputMode="decimal"
          autoFocus
          autoComplete="off"
        />
      )}
      {isPrivate !== undefined && (
        <Checkbox
          label={t('privateInput')}
          isSelected={isPrivate}
          onChange={(next) => onChange({ isPrivate: next })}
        />
      )}
      {formatted !== null && <PreviewList preview={formatted} noun="inputs" verb="change" />}
    </FormDialog>
  );
}
