import { useMemo, type ReactNode } from 'react';
import { useCounts } from '../../../lib/format/formatCount';
import { formatPrice } from '../../../lib/format/formatPrice';
import { linkParts } from '../../../lib/text/linkParts';
import { webhookText } from '../../../lib/text/webhookText';
import { SizeRange } from '../SizeRange/SizeRange';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { Checkbox, Select, TextField } from '../../../primitives';
import { PreviewList } from '../../../patterns/BulkChangeDialog/PreviewList';
import type { ChangePreview } from '../../../patterns/BulkChangeDialog/types';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { regionChoices, type RegionOption } from '../InputDialog/InputFields';

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

const titles: Readonly<Record<Field, string>> = {
  region: 'Set region',
  sizeRange: 'Set size range',
  note: 'Set note',
  specialWebhook: 'Set special webhook',
  priceLimit: 'Set price limit',
  isPrivate: 'Set private',
};

const asIs = (value: string): string => value;

/** How a value of a field is shown in the preview. Webhooks are named, not shown. */
function formatOf(field: Field, regions: readonly RegionOption[]): (value: string) => string {
  switch (field) {
    case 'region':
      return (value) =>
        regionChoices(regions, value).find(({ id }) => id === (value === '' ? 'all' : value))?.label ?? value;
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
  const { countOf } = useCounts();
  const field = change === null ? undefined : (Object.keys(change) as Field[])[0];
  const formatted = useMemo(() => {
    if (preview === null || field === undefined) return null;
    const format = formatOf(field, regions);
    const rows = preview.rows.map((row) => ({
      ...row,
      name: linkParts(row.name).title,
      before: format(row.before),
      after: row.after === null ? null : format(row.after),
    }));
    return { ...preview, rows };
  }, [preview, field, regions]);
  const options = useMemo(() => regionChoices(regions, 'all'), [regions]);
  if (change === null || field === undefined) return null;
  const { region, sizeRange, note, specialWebhook, priceLimit, isPrivate } = change;
  const count = preview?.count ?? 0;
  return (
    <FormDialog
      isOpen
      title={titles[field]}
      description="Saved with your other changes in a moment."
      submitLabel={count === 0 ? 'Change' : `Change ${countOf(count, 'input')}`}
      isSubmitDisabled={count === 0}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {region !== undefined && (
        <Select
          label="Region"
          options={options}
          value={region}
          onChange={(next) => onChange({ region: next })}
        />
      )}
      {sizeRange !== undefined && (
        <SizeRange label="Size Range" value={sizeRange} onChange={(next) => onChange({ sizeRange: next })} />
      )}
      {note !== undefined && (
        <TextField
          label="Note"
          description="Leave empty to remove the note."
          value={note}
          onChange={(next) => onChange({ note: next })}
          autoFocus
          autoComplete="off"
        />
      )}
      {specialWebhook !== undefined && (
        <WebhookField
          label="Special Webhook"
          description="Leave empty to remove it: alerts then go to the region’s webhook."
          value={specialWebhook}
          onChange={(next) => onChange({ specialWebhook: next })}
          warning={webhookHint ?? undefined}
        />
      )}
      {priceLimit !== undefined && (
        <TextField
          label="Price Limit"
          description="Leave empty to remove the limit."
          value={priceLimit}
          onChange={(next) => onChange({ priceLimit: next })}
          error={error ?? undefined}
          placeholder="None"
          prefix="€"
          inputMode="decimal"
          autoFocus
          autoComplete="off"
        />
      )}
      {isPrivate !== undefined && (
        <Checkbox
          label="Private Input"
          isSelected={isPrivate}
          onChange={(next) => onChange({ isPrivate: next })}
        />
      )}
      {formatted !== null && <PreviewList preview={formatted} noun="inputs" verb="change" />}
    </FormDialog>
  );
}
