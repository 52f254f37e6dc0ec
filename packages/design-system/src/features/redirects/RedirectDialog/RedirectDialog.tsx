import type { ReactNode } from 'react';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { Select, type SelectOption, TextField } from '../../../primitives';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';

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
}

export const redirectTypes: ReadonlyArray<SelectOption<RedirectType>> = [
  { id: 'Name', label: 'Name', description: 'The keyword is part of the product’s name' },
  { id: 'SKU', label: 'SKU', description: 'The keyword is the product’s SKU' },
];

/** Creates or edits a redirect: what matches the keyword goes to the webhook instead. */
export function RedirectDialog({
  isOpen,
  mode,
  values,
  onChange,
  onSave,
  onClose,
  errors,
  hints,
  isSaving,
  error,
  isDirty,
}: RedirectDialogProps): ReactNode {
  return (
    <FormDialog
      isOpen={isOpen}
      title={mode === 'create' ? 'Create Redirect' : 'Edit redirect'}
      description="Products that match the keyword go to this webhook instead of the monitor’s."
      submitLabel={mode === 'create' ? 'Create' : 'Save Changes'}
      onSubmit={onSave}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSaving}
      error={error}
    >
      <TextField
        label="Keyword"
        help="redirect-precedence"
        value={values.keyword}
        onChange={(keyword) => onChange({ keyword })}
        error={errors?.keyword}
        warning={hints?.keyword}
        autoFocus
        autoComplete="off"
      />
      <WebhookField
        label="Webhook URL"
        help="webhook"
        value={values.webhook}
        onChange={(webhook) => onChange({ webhook })}
        warning={hints?.webhook}
        error={errors?.webhook}
      />
      <Select
        label="Type"
        options={redirectTypes}
        value={values.type}
        onChange={(type) => onChange({ type })}
      />
    </FormDialog>
  );
}
