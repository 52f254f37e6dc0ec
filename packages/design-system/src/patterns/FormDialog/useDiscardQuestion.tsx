import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../primitives';

/**
 * Asks before a dialog that holds a draft closes.
 *
 * @returns `close`, which asks first while `isDirty`, and the question, which belongs into the dialog.
 */
export function useDiscardQuestion(
  isDirty: boolean,
  onClose: () => void,
): { readonly close: () => void; readonly question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => {
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: (
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title="Discard your changes?"
        body="They are not saved yet."
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
