import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useScrollIntent } from './useScrollIntent';
import {
  clampRange,
  restingOverscan,
  scrollingOverscan,
  rangeFor,
  withOverscan,
  type VisibleRange,
} from './rowWindow';

/**
 * Rows that are drawn before it is known where the list stands: most lists begin low on their page. Those that
 * are missing are drawn in the same frame, and rows to be thrown away cost as much as rows that stay.
 */
const INITIAL_ROWS = 10;

interface Seen extends VisibleRange {
  /** The sign of the last scroll, 0 before it. */
  readonly direction: number;
}

interface RangeStore {
  get: () => Seen;
  set: (next: VisibleRange) => void;
  subscribe: (listener: () => void) => () => void;
}

function createRangeStore(): RangeStore {
  let range: Seen = { start: 0, end: INITIAL_ROWS - restingOverscan.after, direction: 0 };
  const listeners = new Set<() => void>();
  return {
    get: () => range,
    set: (next) => {
      if (next.start === range.start && next.end === range.end) return;
      const direction = Math.sign(next.start - range.start) || range.direction;
      range = { ...next, direction };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A list this short is drawn whole. */
const VIRTUALIZE_FROM = 30;

export interface RowWindowOptions {
  /** The element that is as high as all rows together. */
  bodyRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** The scroller scrolls; otherwise the page does. */
  hasOwnScroll: boolean;
  /** Pixels from one row's top to the next one's. */
  rowSize: number;
  count: number;
  /** Identity of the rows and their order. */
  list: unknown;
}

/**
 * The rows to draw, followed as the page or the table scrolls. The answer to a scroll is drawn in
 * the same frame: an external store's update is not put off, as a state's would be.
 */
export function useRowWindow({
  bodyRef,
  scrollerRef,
  hasOwnScroll,
  rowSize,
  count,
  list: rows,
}: RowWindowOptions): {
  range: VisibleRange;
  measure: () => void;
} {
  const [store] = useState(createRangeStore);

  const measure = useCallback(() => {
    const list = bodyRef.current;
    // One that is hidden has no place.
    if (list === null || list.hidden) return;
    const own = hasOwnScroll ? scrollerRef.current?.getBoundingClientRect() : undefined;
    // Out of sight the same rows stay.
    if (own !== undefined && (own.bottom <= 0 || own.top >= window.innerHeight)) return;
    const top = Math.max(0, own?.top ?? 0);
    const bottom = Math.max(top, Math.min(window.innerHeight, own?.bottom ?? window.innerHeight));
    const origin = list.getBoundingClientRect().top;
    store.set(rangeFor(top - origin, bottom - origin, rowSize));
  }, [bodyRef, scrollerRef, hasOwnScroll, rowSize, store]);

  useLayoutEffect(() => {
    measure();
    // In the capture phase the document hears every container that scrolls the table, its own too.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    // What grows or goes above the table moves it without a scroll.
    const observer = new ResizeObserver(measure);
    observer.observe(document.documentElement);
    if (scrollerRef.current !== null) observer.observe(scrollerRef.current);
    return () => {
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, [measure, scrollerRef]);

  const seen = useSyncExternalStore(store.subscribe, store.get);
  const isScrolling = useScrollIntent(scrollerRef, rows);
  const overscan = isScrolling ? scrollingOverscan(seen, seen.direction) : restingOverscan;
  return {
    range:
      count <= VIRTUALIZE_FROM ? { start: 0, end: count } : clampRange(withOverscan(seen, overscan), count),
    measure,
  };
}
