import type { ReactNode } from 'react';
import { FormDialog } from '../../patterns/FormDialog/FormDialog';
import { InputFields } from './InputDialog/InputFields';
import { OtherWays, type AddInputDetailsProps } from './AddInputDetails';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export interface AddInputSheetProps extends AddInputDetailsProps {
  isOpen: boolean;
  /** What was typed stays. */
  onClose: () => void;
}

/** The form of the monitor page on a phone. */
export default function AddInputSheet({ isOpen, onClose, ...form }: AddInputSheetProps): ReactNode {
  const { values, onAdd } = form;
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('addInput')}
      submitLabel={t('addInput')}
      isSubmitDisabled={values.link.trim() === ''}
      onSubmit={onAdd}
      cancelLabel={common('close')}
      onClose={onClose}
    >
      <InputFields {...form} autoFocus />
      <OtherWays {...form} />
    </FormDialog>
  );
}
