import type { ReactNode } from 'react';
import { BulkChangeDialog } from '../../patterns/BulkChangeDialog/BulkChangeDialog';
import type { BulkChangeDialogProps } from '../../patterns/BulkChangeDialog/types';
import { t } from './text.en';

export type AccessRemovalDialogProps = Omit<
  BulkChangeDialogProps,
  'title' | 'description' | 'noun' | 'verb' | 'confirmLabel' | 'tone' | 'children' | 'onUndo'
>;

/** Removes the access of the selected users; owners are left out (specification 4.19). */
export function AccessRemovalDialog(props: AccessRemovalDialogProps): ReactNode {
  return (
    <BulkChangeDialog
      {...props}
      title={t('removeAccess')}
      description={t('removeDescription')}
      noun="users"
      verb="remove"
      confirmLabel={t('removeAccess')}
      tone="danger"
    />
  );
}
