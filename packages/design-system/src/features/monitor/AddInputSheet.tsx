import type { ReactNode } from 'react';
import { FormDialog } from '../../patterns/FormDialog/FormDialog';
import { InputFields } from './InputDialog/InputFields';
import { OtherWays, type AddInputDetailsProps } from './AddInputDetails';

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
      title="Add input"
      submitLabel="Add input"
      isSubmitDisabled={values.link.trim() === ''}
      onSubmit={onAdd}
      cancelLabel="Close"
      onClose={onClose}
    >
      <InputFields {...form} autoFocus />
      <OtherWays {...form} />
    </FormDialog>
  );
}
