import { useEffect, type RefObject } from 'react';

const parts = '[data-head], [data-body], [data-scrollbar]';

/**
 * A table in a scrolling page cannot scroll sideways as a whole, because its heading row would no longer stick
 * to the page. Its heading row, body and scrollbar scroll together instead. Sets `data-scrolled` on the frame.
 */
export function useSideScroll(frameRef: RefObject<HTMLElement | null>, isSized: boolean): void {
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null || !isSized) return undefined;
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
  }, [frameRef, isSized]);
}
