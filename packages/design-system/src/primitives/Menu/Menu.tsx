import { useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { TriggerContext } from '../Button/PlainButton';
import type { MenuListProps, MenuOpening } from './MenuList';

export type { MenuItem, MenuGroup } from './MenuList';

export interface MenuProps extends Omit<MenuListProps, 'opening' | 'onClose'> {
  /** A Button or an IconButton. */
  trigger: ReactNode;
}

const list = createLazyComponent<MenuListProps>(() => import('./MenuList'));

/** Actions behind one button. Use a Select to choose a value. */
export function Menu({ trigger, ...props }: MenuProps): ReactNode {
  const [opening, setOpening] = useState<MenuOpening | null>(null);
  return (
    <>
      <TriggerContext
        value={{
          'aria-haspopup': 'menu',
          'aria-expanded': opening !== null,
          onOpen: (button, focus) => setOpening({ button, focus }),
        }}
      >
        {trigger}
      </TriggerContext>
      {opening !== null && (
        <Lazy component={list} props={{ ...props, opening, onClose: () => setOpening(null) }} />
      )}
    </>
  );
}
