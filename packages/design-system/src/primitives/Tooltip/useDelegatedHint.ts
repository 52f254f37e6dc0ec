import { useEffect, useState, type RefObject } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { keyOf } from '../../lib/keyOf';

/** Milliseconds before the pointer opens a tooltip; focus opens it at once. */
const DELAY_MS = 500;

/**
 * The tooltip of whatever the pointer or the keyboard focus is on inside an element: one listener instead of a Tooltip
 * around each control. Use Tooltip for a few controls, this for rows or for any control of a page.
 *
 * @param hintFor the tooltip for a target, or null; `isKeyboard` when the focus is on it.
 */
export function useDelegatedHint<Hint>(
  rootRef: RefObject<HTMLElement | null>,
  hintFor: (target: EventTarget | null, isKeyboard: boolean) => Hint | null,
): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);
  const find = useLatestCallback(hintFor);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = (): void => {
      clearTimeout(timer);
      setHint(null);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      close();
      const next = find(event.target, false);
      if (next) timer = setTimeout(() => setHint(next), DELAY_MS);
    };
    const onFocus = (event: FocusEvent): void => {
      const isVisible = event.target instanceof Element && event.target.matches(':focus-visible');
      clearTimeout(timer);
      setHint(isVisible ? find(event.target, true) : null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape') close();
    };
    root.addEventListener('pointerover', onOver);
    root.addEventListener('pointerleave', close);
    root.addEventListener('pointerdown', close);
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', close);
    root.addEventListener('keydown', onKey);
    document.addEventListener('scroll', close, { capture: true, passive: true });
    // A search shows other texts under a pointer that does not move.
    document.addEventListener('input', close, { capture: true });
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('pointerleave', close);
      root.removeEventListener('pointerdown', close);
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', close);
      root.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', close, { capture: true });
      document.removeEventListener('input', close, { capture: true });
    };
  }, [rootRef, find]);

  return hint;
}
