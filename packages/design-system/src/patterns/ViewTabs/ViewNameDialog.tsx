import { useState, type ReactNode } from 'react';
import { TextField } from '../../primitives';
import { FormDialog } from '../FormDialog/FormDialog';
import { MAX_VIEW_NAME, viewNameError } from './viewName';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export interface ViewNameDialogProps {
  /** Empty for a new view. */
  name: string;
  /** The names of the other views. */
  others: readonly string[];
  /** Takes the trimmed name. */
  onName: (name: string) => void;
  onClose: () => void;
}

const selectText = (input: HTMLInputElement | null): void => input?.select();

/** Asks for the name of a view; loaded when opened. */
export default function ViewNameDialog({ name, others, onName, onClose }: ViewNameDialogProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const [isSubmitted, setSubmitted] = useState(false);
  const error = viewNameError(typed, others);
  const isShown = error !== null && (isSubmitted || typed.trim() !== '');
  return (
    <FormDialog
      isOpen
      size="small"
      title={name === '' ? t('saveView') : t('renameView')}
      description={name === '' ? t('saveHint') : undefined}
      submitLabel={name === '' ? common('save') : t('rename')}
      onSubmit={() => {
        setSubmitted(true);
        if (error === null) onName(typed.trim());
      }}
      onClose={onClose}
    >
      <TextField
        label={common('name')}
        value={typed}
        onChange={setTyped}
        error={isShown ? error : undefined}
        counter={{ limit: MAX_VIEW_NAME }}
        autoComplete="off"
        autoFocus
        inputRef={selectText}
      />
    </FormDialog>
  );
}
