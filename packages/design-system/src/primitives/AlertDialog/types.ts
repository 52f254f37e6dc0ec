import type { ReactNode } from 'react';

export interface AlertDialogProps {
  isOpen: boolean;
  /** The question, in one sentence. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  body?: ReactNode;
  /** The action as a verb: “Delete 12 inputs”, never “OK”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` for destructive actions. */
  tone?: 'default' | 'danger' | undefined;
  /** The confirmed action is in progress. */
  isPending?: boolean | undefined;
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}
