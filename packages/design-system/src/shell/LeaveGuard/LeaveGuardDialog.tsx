import type { ReactNode } from 'react';
import { AlertDialog } from '../../primitives';

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
      title="Leave without saving?"
      body="Your changes on this page are not saved yet."
      cancelLabel="Stay"
      confirmLabel="Leave"
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
