import type { ReactNode } from 'react';
import { AlertDialog } from '../../primitives';
import { t } from './text.en';

export interface LeaveGuardDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving a page with unsaved changes. Enter and Escape stay. */
export function LeaveGuardDialog({ isOpen, onStay, onLeave }: LeaveGuardDialogProps): ReactNode {
  return (
    <AlertDialog
      isOpen={isOpen}
      tone="danger"
      title={t('title')}
      body={t('text')}
      cancelLabel={t('stay')}
      confirmLabel={t('leave')}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
