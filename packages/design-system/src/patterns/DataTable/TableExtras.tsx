import type { ReactNode, RefObject } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useDelegatedHint } from '../../primitives/Tooltip/useDelegatedHint';
import type { Hint } from './CellBubble';

const bubble = createLazyComponent<Hint>(() => import('./CellBubble'), 'nowhere');

const cell = '[data-truncate], [role="gridcell"]:not([data-end], [data-select]), [role="rowheader"]';

/** Whether the cell, or the element inside that clips, is cut off. */
const isCut = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth;

/**
 * What a tooltip adds to an element: the name of an icon, or the full text of what is shortened or cut off.
 */
function hintFor(target: EventTarget | null, isKeyboard: boolean): Hint | null {
  // The pointer may be on a button's icon instead of the button.
  if (!(target instanceof Element)) return null;
  const named =
    target.closest<HTMLElement>('[data-tip], [data-end] > [aria-label]') ??
    (isKeyboard ? target.querySelector<HTMLElement>('[data-tip][role="img"]') : null);
  if (named) return { anchor: { current: named }, text: named.ariaLabel ?? '', keyAct: named.dataset['act'] };
  const name = isKeyboard ? target : target.closest('[role="rowheader"]');
  const short = name?.querySelector<HTMLElement>('[data-whole]');
  if (short) return { anchor: { current: short }, text: short.dataset['whole'] ?? '' };
  const cut = isKeyboard
    ? [...target.querySelectorAll<HTMLElement>(cell)].find(isCut)
    : [target.closest<HTMLElement>(cell)].find((found) => found !== null && isCut(found));
  return cut ? { anchor: { current: cut }, text: cut.textContent ?? '' } : null;
}

export interface TableExtrasProps {
  frameRef: RefObject<HTMLElement | null>;
}

/**
 * What the first paint of a table can do without: one tooltip for the whole table instead of one per button and cell. It completes texts that are cut off and names the row's buttons, for the pointer
 * and for the row with keyboard focus.
 */
export default function TableExtras({ frameRef }: TableExtrasProps): ReactNode {
  const hint = useDelegatedHint(frameRef, hintFor);
  return hint === null ? null : <Lazy key={hint.text} component={bubble} isNeeded props={hint} />;
}
