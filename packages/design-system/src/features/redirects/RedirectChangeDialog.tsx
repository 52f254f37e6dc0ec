import type { ReactNode } from 'react';
import { BulkChangeDialog } from '../../patterns/BulkChangeDialog/BulkChangeDialog';
import type { BulkChangeDialogProps, ChangePreview } from '../../patterns/BulkChangeDialog/types';
import { redirectTypes, type RedirectType } from './RedirectDialog/RedirectDialog';
import { webhookText } from '../../lib/text/webhookText';
import { WebhookField } from '../../patterns/WebhookField/WebhookField';
import { Select } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { typeLabel } from './typeLabel';

/** What the selected redirects get; the value of a field that is still to be chosen is empty. */
export type RedirectBulkValue =
  | { readonly field: 'active'; readonly value: boolean }
  | { readonly field: 'webhook'; readonly value: string }
  | { readonly field: 'type'; readonly value: RedirectType }
  | { readonly field: 'delete'; readonly value: true };

export interface RedirectChangeDialogProps extends Omit<
  BulkChangeDialogProps,
  'title' | 'description' | 'noun' | 'confirmLabel' | 'children' | 'onUndo'
> {
  value: RedirectBulkValue | null;
  onValueChange: (value: RedirectBulkValue) => void;
  webhookHint: string | null;
  canUndo: boolean;
  onUndo: () => void;
}

const titleOf = (value: RedirectBulkValue | null): string => {
  switch (value?.field) {
    case 'webhook':
      return t('setWebhook');
    case 'type':
      return t('setType');
    case 'delete':
      return t('deleteMany');
    default:
      return value?.value === false ? t('disableMany') : t('enableMany');
  }
};

/** The preview of a chosen value. Webhooks are named, not shown. */
function previewOf(preview: ChangePreview | null, value: RedirectBulkValue | null): ChangePreview | null {
  if (preview === null || value === null || value.field === 'active') return preview;
  if (value.field === 'webhook' && value.value.trim() === '') return null;
  const format = value.field === 'type' ? typeLabel : webhookText;
  return {
    ...preview,
    rows: preview.rows.map((row) => ({
      ...row,
      before: format(row.before),
      after: row.after === null ? null : format(row.after),
    })),
  };
}

/** Switches the selected redirects on or off, gives them a webhook or a type, or deletes them. */
export function RedirectChangeDialog({
  value,
  onValueChange,
  webhookHint,
  preview,
  canUndo,
  onUndo,
  ...rest
}: RedirectChangeDialogProps): ReactNode {
  const isDelete = value?.field === 'delete';
  return (
    <BulkChangeDialog
      {...rest}
      title={titleOf(value)}
      noun="redirects"
      preview={previewOf(preview, value)}
      confirmLabel={isDelete ? common('delete') : common('change')}
      tone={isDelete ? 'danger' : 'default'}
      verb={isDelete ? 'delete' : 'change'}
      description={isDelete ? t('deleteWarning') : undefined}
      onUndo={canUndo ? onUndo : undefined}
    >
      {value?.field === 'webhook' && (
        <WebhookField
          label={t('webhookUrl')}
          value={value.value}
          onChange={(webhook) => onValueChange({ field: 'webhook', value: webhook })}
          warning={webhookHint ?? undefined}
        />
      )}
      {value?.field === 'type' && (
        <Select
          label={common('type')}
          options={redirectTypes()}
          value={value.value}
          onChange={(type) => onValueChange({ field: 'type', value: type })}
        />
      )}
    </BulkChangeDialog>
  );
}
