import { useEffect, type ReactNode, type RefObject } from 'react';
import { createGlobalStyle } from 'styled-components';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useDelegatedHint } from '../../primitives/Tooltip/useDelegatedHint';
import type { Hint } from './CellBubble';
import { wideStyles } from './wideStyles';

const Styles = createGlobalStyle`
  [data-table] {
    ${wideStyles}
  }
`;

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

const parts = '[data-head], [data-body], [data-scrollbar]';

/**
 * A table in a scrolling page cannot scroll sideways as a whole, because its heading row would no longer stick
 * to the page. Its heading row, body and scrollbar scroll together instead. Sets `data-scrolled` on the frame.
 */
function scrollTogether(frame: HTMLElement): () => void {
  const onScroll = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    const { scrollLeft } = target;
    frame.toggleAttribute('data-scrolled', scrollLeft !== 0);
    if (!target.matches(parts)) return;
    for (const part of frame.querySelectorAll(parts))
      if (part.scrollLeft !== scrollLeft) part.scrollLeft = scrollLeft;
  };
  frame.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    frame.removeEventListener('scroll', onScroll, { capture: true });
    frame.removeAttribute('data-scrolled');
  };
}

export interface TableExtrasProps {
  frameRef: RefObject<HTMLElement | null>;
  /** Columns have chosen widths. */
  isSized: boolean;
  /** The page scrolls, not the table. */
  isInPage: boolean;
}

/**
 * What the first paint of a table can do without: chosen widths, scrolling sideways, and one tooltip for the whole table
 * instead of one per button and cell. It completes texts that are cut off and names the row's buttons, for the pointer
 * and for the row with keyboard focus.
 */
export default function TableExtras({ frameRef, isSized, isInPage }: TableExtrasProps): ReactNode {
  useEffect(
    () => (isSized && frameRef.current ? scrollTogether(frameRef.current) : undefined),
    [frameRef, isSized],
  );
  const hint = useDelegatedHint(frameRef, hintFor);
  return (
    <>
      <Styles />
      {hint !== null && <Lazy key={hint.text} component={bubble} isNeeded props={hint} />}
      {isSized && isInPage && (
        <div data-scrollbar="" aria-hidden="true" tabIndex={-1}>
          <div />
        </div>
      )}
    </>
  );
}
