import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { AlertDialogProps } from './AlertDialogSheet';

export type { AlertDialogProps };

const sheet = createLazyComponent<AlertDialogProps>(() => import('./AlertDialogSheet'));

/**
 * Confirms an action that is hard to undo, or that the server questions (the 409 of an input). Cancel has the
 * initial focus, so that a second Enter in the form before it confirms nothing.
 */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  return props.isOpen && <Lazy component={sheet} props={props} />;
}
