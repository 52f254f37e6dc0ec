import type { ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, the close button, or a press outside. */
  onClose: () => void;
  /** Called for a press outside in place of `onClose`. */
  onPressOutside?: (() => void) | undefined;
  /** The accessible name: what the dialog does. */
  title: ReactNode;
  /** A Badge beside the title, with the kind of task. */
  tag?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Width 400, 560 or 800 px (the permission dialog's, section 9). */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether a press outside closes it; false for forms with drafts. */
  isDismissable?: boolean | undefined;
  /** Disables Escape and the close button during a save that must not be left. */
  isLocked?: boolean | undefined;
}
