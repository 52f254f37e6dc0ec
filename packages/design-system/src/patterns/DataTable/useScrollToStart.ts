import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SortOrder } from './types';

export interface ScrollToStartOptions {
  frameRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** The sticky bar, which covers the start of the table. */
  barRef: RefObject<HTMLElement | null>;
  viewKey: string | undefined;
  sort: SortOrder | null;
}

/** Scrolls to the first row when the search, a filter or the order changes. */
export function useScrollToStart({
  frameRef,
  scrollerRef,
  barRef,
  viewKey,
  sort,
}: ScrollToStartOptions): void {
  const view = `${viewKey ?? ''} ${sort?.column ?? ''} ${sort?.direction ?? ''}`;
  const last = useRef(view);
  useLayoutEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
    const top = frameRef.current?.getBoundingClientRect().top ?? 0;
    const covered = barRef.current?.getBoundingClientRect().bottom ?? 0;
    if (top < covered - 1) frameRef.current?.scrollIntoView({ block: 'start' });
  }, [view, frameRef, scrollerRef, barRef]);
}
