import { useEffect } from 'react';
import { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible';
import { isTabbable } from 'react-aria/private/utils/isFocusable';

/** Frames after which nobody else will move the focus any more: a dialog that closes gives it back in one. */
const PATIENCE = 3;

/** The element's parents, the nearest first. */
function parentsOf(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) parents.push(each);
  return parents;
}

/** The first stop of Tab in the nearest place that is still there; the page itself where that has none. */
function focusableNear(parents: readonly Element[]): HTMLElement | null {
  for (const parent of parents) {
    if (!parent.isConnected || parent === document.body) continue;
    const stop = [...parent.querySelectorAll<HTMLElement>('*')].find((each) => isTabbable(each));
    if (stop !== undefined) return stop;
    if (parent.id === 'content' && parent instanceof HTMLElement) return parent;
  }
  return null;
}

/**
 * Keeps the keyboard where somebody works: what a press takes away or switches off, such as a Discard with its
 * bar, would leave the focus at the top of the document. It goes on to the nearest place that has one. Not for
 * the pointer, which has its place, and would open a phone's keyboard. Once in the product; draws nothing.
 */
export function FocusKeeper(): null {
  useEffect(() => {
    let last: { element: Element; parents: readonly Element[] } | null = null;
    let frame = 0;

    const isLost = (): boolean =>
      last !== null &&
      getInteractionModality() !== 'pointer' &&
      document.activeElement === document.body &&
      (!last.element.isConnected || !last.element.checkVisibility() || last.element.matches(':disabled'));
    const restoreFocus = (framesLeft: number): void => {
      if (!isLost()) return;
      if (framesLeft > 0) {
        frame = requestAnimationFrame(() => restoreFocus(framesLeft - 1));
        return;
      }
      const target = focusableNear(last?.parents ?? []);
      last = null;
      target?.focus({ preventScroll: true });
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target !== document.body) {
        last = { element: target, parents: parentsOf(target) };
      }
    };
    // No event tells of a focus that goes with its element.
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      restoreFocus(PATIENCE);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return null;
}
