import { useEffect, type ReactNode } from 'react';
import { usesKeys } from '../../lib/react/modality';

/** Frames to wait for another script to move the focus: a closing dialog restores it within one. */
const MAX_FRAMES = 3;

/** The element's ancestors, nearest first. */
function parentsOf(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) parents.push(each);
  return parents;
}

const isTabStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * The first tab stop in the nearest ancestor that is still mounted, or that ancestor if it can be focused.
 *
 * @param hasStops false for the ancestors alone.
 */
function focusableNear(parents: readonly Element[], hasStops: boolean): HTMLElement | null {
  for (const parent of parents) {
    if (!(parent instanceof HTMLElement) || !parent.isConnected || parent.contains(document.body)) continue;
    const stop = hasStops ? [...parent.querySelectorAll<HTMLElement>('*')].find(isTabStop) : undefined;
    if (stop !== undefined) return stop;
    if (parent.matches('[tabindex]')) return parent;
  }
  return null;
}

/**
 * Restores the focus. Removing or disabling the focused element, such as Discard with its bar, would reset the focus to
 * the top of the document; it moves to the nearest tab stop instead. From a closed dialog whose opener is gone, that is
 * beside the opener. After pointer input it moves to a region, since a text box would open a phone's keyboard. Rendered
 * once, without output.
 */
export function FocusKeeper(): ReactNode {
  useEffect(() => {
    const entryOf = (element: Element | null) =>
      element === null || element === document.body ? null : { element, parents: parentsOf(element) };
    // It may be mounted after the focus was set.
    let last = entryOf(document.activeElement);
    let pageParents: readonly Element[] = [];
    let frame = 0;

    const isLost = (): boolean =>
      last !== null &&
      // The browser takes the focus from a disabled element with its next frame.
      [document.body, last.element].includes(document.activeElement ?? document.body) &&
      (!last.element.isConnected || !last.element.checkVisibility() || last.element.matches(':disabled'));
    const restoreFocus = (framesLeft: number): void => {
      if (!isLost()) return;
      if (framesLeft > 0) {
        frame = requestAnimationFrame(() => restoreFocus(framesLeft - 1));
        return;
      }
      const target = focusableNear([...(last?.parents ?? []), ...pageParents], usesKeys());
      last = null;
      target?.focus({ preventScroll: true });
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = entryOf(target) ?? last;
      if (last !== null && target.closest('#content') !== null) pageParents = last.parents;
    };
    // No event reports the loss of focus when an element is removed. Asked with the next frame, which computes the styles anyway.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => restoreFocus(MAX_FRAMES - 1));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  // An empty fragment, because tools take a function that returns null for a hook.
  return <></>;
}
