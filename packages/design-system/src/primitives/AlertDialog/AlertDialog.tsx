import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';

export interface AlertDialogProps {
  isOpen: boolean;
  /** The question, in one sentence. */
  title: string;
  /** What will happen, and whether it can be undone. */
  body?: ReactNode;
  /** The act as a verb: “Delete 12 inputs”, never “OK”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` for what destroys. */
  tone?: 'default' | 'danger' | undefined;
  /** The confirmed act is on its way. */
  isPending?: boolean | undefined;
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

const sheet = createLazyComponent<AlertDialogProps>(() => import('./AlertDialogSheet'));

/**
 * Asks before an act that is hard to undo, or that the server questions (the 409 of an input). Cancel has the
 * first focus, so that a second Enter from the form before it confirms nothing.
 */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  return props.isOpen && <Lazy component={sheet} isNeeded props={props} />;
}
