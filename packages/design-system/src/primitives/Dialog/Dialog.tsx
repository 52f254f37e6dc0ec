import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button, or a press beside the dialog. */
  onClose: () => void;
  /** Names the dialog: what is done in it. */
  title: string;
  /** Beside the title: a Badge that says what kind of task it is. */
  tag?: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Width 400, 560 or 800 px (the permission dialog's, section 9). */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether a press beside the dialog closes it; no for forms that hold work. */
  isDismissable?: boolean | undefined;
  /** Neither Escape nor the close button work: while a save must not be left. */
  isLocked?: boolean | undefined;
}

const sheet = createLazyComponent<DialogProps>(() => import('./DialogSheet'));

/**
 * A task of its own above the page: focus goes in, stays in, and returns to where it came from. On
 * phones it is a sheet at the bottom.
 */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen && <Lazy component={sheet} isNeeded props={props} />;
}
