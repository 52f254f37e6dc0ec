import { useState, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { LazyControl, createLazyComponent } from '../../loading/lazy';
import type { MenuProps } from './MenuList';

export type { MenuItem, MenuGroup, MenuProps } from './MenuList';

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
