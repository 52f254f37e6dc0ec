import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { KeyHintsContext } from '../../keys/keyHints';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useDelegatedHint } from '../../primitives/Tooltip/useDelegatedHint';
import type { Hint } from '../../patterns/DataTable/CellBubble';

const bubble = createLazyComponent<Hint>(() => import('../../patterns/DataTable/CellBubble'), 'nowhere');

/** Buttons with a visible label. An IconButton shows its keys in its own tooltip. */
const control = 'button[data-key]:not([aria-label])';

/** The keys of any button on the page that has an act's keys (`data-key`), in one tooltip. Rendered once. */
export function KeyTooltip(): ReactNode {
  const hints = use(KeyHintsContext);
  const root = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    root.current = document.body;
  }, []);
  const hint = useDelegatedHint(root, (target): Hint | null => {
    const button = target instanceof Element ? target.closest<HTMLElement>(control) : null;
    const keyAct = button?.dataset['key'];
    return button && keyAct !== undefined && hints[keyAct] !== undefined
      ? { anchor: { current: button }, text: 'Press', keyAct }
      : null;
  });
  return hint !== null && <Lazy component={bubble} isNeeded props={hint} />;
}
