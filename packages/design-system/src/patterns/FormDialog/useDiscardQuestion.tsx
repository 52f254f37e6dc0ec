import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

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
        title={t('discardTitle')}
        body={t('notSavedYet')}
        cancelLabel={t('keepEditing')}
        confirmLabel={common('discard')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
