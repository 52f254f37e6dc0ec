import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line that describes the action. */
  description?: string | undefined;
  /** A 16 px `Icon`. */
  icon?: ReactNode;
  /** The act whose keys are at the end. */
  keyAct?: string | undefined;
  /** A `Kbd` at the end. */
  shortcut?: ReactNode;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
}

/** A group of items, after a separator. */
export interface MenuGroup {
  id: string;
  heading?: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps {
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  groups: readonly MenuGroup[];
  /** The items are names that others may not see on a shared screen. */
  isSecret?: boolean | undefined;
  onAction?: ((id: string) => void) | undefined;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | undefined;
  /** Controls the state; for stories. */
  isOpen?: boolean | undefined;
}
