import type { ReactNode } from 'react';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { InputFields, type InputFieldsProps } from './InputFields';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface InputDialogProps extends Omit<InputFieldsProps, 'autoFocus'> {
  isOpen: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Closing would lose a draft. */
  isDirty?: boolean | undefined;
}

/** Edits an input. The change is queued and sent with the others. */
export function InputDialog({ isOpen, onSave, onClose, isDirty, ...fields }: InputDialogProps): ReactNode {
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title')}
      description={t('description')}
      submitLabel={common('saveChanges')}
      onSubmit={onSave}
      onClose={onClose}
      isDirty={isDirty}
    >
      <InputFields {...fields} autoFocus />
    </FormDialog>
  );
}
