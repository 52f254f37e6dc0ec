import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';

export interface AlertDialogProps {
  isOpen: boolean;
  /** The question, in one sentence. */
  title: string;
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

const sheet = createLazyComponent<AlertDialogProps>(() => import('./AlertDialogSheet'));

/**
 * Confirms an action that is hard to undo, or that the server questions (the 409 of an input). Cancel has the
 * initial focus, so that a second Enter in the form before it confirms nothing.
 */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  return props.isOpen && <Lazy component={sheet} isNeeded props={props} />;
}
