import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface ScrollToStartOptions {
  frameRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** The sticky bar, which covers the start of the table. */
  barRef: RefObject<HTMLElement | null>;
}

/**
 * Scrolls to the first row when the search, a filter or the order changes.
 *
 * @param view all three as one text.
 */
export function useScrollToStart(
  { frameRef, scrollerRef, barRef }: ScrollToStartOptions,
  view: string,
): void {
  const last = useRef(view);
  // Measuring makes the browser lay out the new rows twice, so nothing is measured unless something has scrolled.
  const hasScrolled = useRef(false);
  useEffect(() => {
    const onScroll = ({ target }: Event): void => {
      const frame = frameRef.current;
      if (target instanceof Node && (target.contains(frame) || frame?.contains(target) === true))
        hasScrolled.current = true;
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [frameRef]);
  useLayoutEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (!hasScrolled.current) return;
    hasScrolled.current = false;
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
    const top = frameRef.current?.getBoundingClientRect().top ?? 0;
    const covered = barRef.current?.getBoundingClientRect().bottom ?? 0;
    if (top < covered - 1) frameRef.current?.scrollIntoView({ block: 'start' });
  }, [view, frameRef, scrollerRef, barRef]);
}
