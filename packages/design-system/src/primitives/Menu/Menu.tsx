import { useState, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { LazyControl, createLazyComponent } from '../../internal/lazy';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line that describes the action. */
  description?: string | undefined;
  /** A 16 px `Icon`. */
  icon?: ReactNode;
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
  onAction?: ((id: string) => void) | undefined;
  /** Makes items selectable: `single` (a filter) or `multiple` (columns). */
  selectionMode?: 'single' | 'multiple' | undefined;
  selectedIds?: readonly string[] | undefined;
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const list = createLazyComponent<MenuProps>(() => import('./MenuList'));

/** Actions behind one button. Use a Select to choose a value. */
export function Menu(props: MenuProps): ReactNode {
  const [isPressed, setPressed] = useState(false);
  return (
    <LazyControl
      component={list}
      isNeeded={isPressed || props.isOpen === true}
      isPressed={isPressed}
      props={props}
      fallback={
        <ButtonContext
          value={{ 'aria-haspopup': 'menu', 'aria-expanded': false, onPress: () => setPressed(true) }}
        >
          {props.trigger}
        </ButtonContext>
      }
    />
  );
}
