import type { ReactNode } from 'react';
import { BulkChangeDialog } from '../../patterns/BulkChangeDialog/BulkChangeDialog';
import type { BulkChangeDialogProps } from '../../patterns/BulkChangeDialog/types';

export type AccessRemovalDialogProps = Omit<
  BulkChangeDialogProps,
  'title' | 'description' | 'noun' | 'verb' | 'confirmLabel' | 'tone' | 'children' | 'onUndo'
>;

/** Removes the access of the selected users; owners are left out (specification 4.19). */
export function AccessRemovalDialog(props: AccessRemovalDialogProps): ReactNode {
  return (
    <BulkChangeDialog
      {...props}
      title="Remove access"
      description="They can no longer use this dashboard. Only a new invitation gives access again. Owners keep theirs."
      noun="users"
      verb={{ running: 'Removing', done: 'removed' }}
      confirmLabel="Remove access"
      tone="danger"
    />
  );
}
