import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { Button, Row, Select, type SelectOption, Text, TextField } from '../../../primitives';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

/** What a redirect's keyword is matched against (specification 9). */
export type RedirectType = 'Name' | 'SKU';

/** The fields as typed. */
export interface RedirectValues {
  keyword: string;
  webhook: string;
  type: RedirectType;
}

export interface RedirectDialogProps {
  isOpen: boolean;
  /** Both share one dialog (specification 4.6). */
  mode: 'create' | 'edit';
  values: RedirectValues;
  onChange: (change: Partial<RedirectValues>) => void;
  onSave: () => void;
  onClose: () => void;
  /** Validation errors by field. */
  errors?: { keyword?: string | undefined; webhook?: string | undefined } | undefined;
  /** Warnings by field, which block nothing. */
  hints?: { keyword?: string | undefined; webhook?: string | undefined } | undefined;
  isSaving?: boolean | undefined;
  error?: string | null | undefined;
  /** Closing would lose a draft. */
  isDirty?: boolean | undefined;
  /** There is a newest redirect, whose webhook and type differ. */
  canFillLast?: boolean | undefined;
  onFillLast?: (() => void) | undefined;
}

export const redirectTypes = localized((): ReadonlyArray<SelectOption<RedirectType>> => [
  { id: 'Name', label: common('name'), description: t('byName') },
  { id: 'SKU', label: 'SKU', description: t('bySku') },
]);

/** Creates or edits a redirect: what matches the keyword goes to the webhook instead. */
export function RedirectDialog({
  mode,
  values,
  onChange,
  onSave,
  errors,
  hints,
  canFillLast = false,
  onFillLast,
  ...form
}: RedirectDialogProps): ReactNode {
  return (
    <FormDialog
      {...form}
      title={mode === 'create' ? t('createTitle') : t('editTitle')}
      description={t('description')}
      submitLabel={mode === 'create' ? t('create') : common('saveChanges')}
      onSubmit={onSave}
    >
      <TextField
        label={t('keyword')}
        help="redirect-precedence"
        value={values.keyword}
        onChange={(keyword) => onChange({ keyword })}
        error={errors?.keyword}
        warning={hints?.keyword}
        autoFocus
        autoComplete="off"
      />
      <WebhookField
        label={t('webhookUrl')}
        help="webhook"
        value={values.webhook}
        onChange={(webhook) => onChange({ webhook })}
        warning={hints?.webhook}
        error={errors?.webhook}
      />
      <Select
        label={common('type')}
        options={redirectTypes()}
        value={values.type}
        onChange={(type) => onChange({ type })}
      />
      {canFillLast && (
        <Row data-gap={2} data-wraps>
          <Button size="small" onPress={onFillLast}>
            {t('asLastTime')}
          </Button>
          <Text as="span" data-size="caption" data-tone="muted">
            {t('asLastTimeText')}
          </Text>
        </Row>
      )}
    </FormDialog>
  );
}
