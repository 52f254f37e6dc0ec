import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SortOrder } from './types';

export interface ViewStartOptions {
  frameRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** The bar, which covers the start of the table once it sticks. */
  barRef: RefObject<HTMLElement | null>;
  viewKey: string | undefined;
  sort: SortOrder | null;
  /** Called after a scroll. */
  onMove: () => void;
}

/** Another search, filter or order shows its first rows, and not the middle of a new list. */
export function useViewStart({
  frameRef,
  scrollerRef,
  barRef,
  viewKey,
  sort,
  onMove,
}: ViewStartOptions): void {
  const view = `${viewKey ?? ''} ${sort?.column ?? ''} ${sort?.direction ?? ''}`;
  const last = useRef(view);
  useLayoutEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
    const top = frameRef.current?.getBoundingClientRect().top ?? 0;
    const covered = barRef.current?.getBoundingClientRect().bottom ?? 0;
    if (top < covered - 1) frameRef.current?.scrollIntoView({ block: 'start' });
    onMove();
  }, [view, frameRef, scrollerRef, barRef, onMove]);
}
