import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useScrollIntent } from './useScrollIntent';
import {
  clampRange,
  idleOverscan,
  scrollingOverscan,
  rangeFor,
  withOverscan,
  type VisibleRange,
} from './rowWindow';

/**
 * Rows rendered before the list's position is known: most lists begin low on their page. Missing rows are
 * added in the same frame, and discarded ones cost as much as those that stay.
 */
const INITIAL_ROWS = 10;

interface ScrolledRange extends VisibleRange {
  /** The sign of the last scroll, 0 before the first. */
  readonly direction: number;
}

interface RangeStore {
  get: () => ScrolledRange;
  set: (next: VisibleRange) => void;
  subscribe: (listener: () => void) => () => void;
}

function createRangeStore(): RangeStore {
  let range: ScrolledRange = { start: 0, end: INITIAL_ROWS - idleOverscan.after, direction: 0 };
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

/** Shorter lists are rendered completely. */
const VIRTUALIZE_FROM = 30;

export interface RowWindowOptions {
  /** The element that is as high as all rows together. */
  bodyRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Whether the scroller scrolls, and not the page. */
  hasOwnScroll: boolean;
  rowSize: number;
  count: number;
  /** Identity of the rows and their order. */
  list: unknown;
}

/**
 * Returns the range of rows to render, updated as the page or the table scrolls. An external store, because
 * its updates render in the same frame, while a state update may be deferred.
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
    // A hidden list has no position.
    if (list === null || list.hidden) return;
    const own = hasOwnScroll ? scrollerRef.current?.getBoundingClientRect() : undefined;
    // Keep the range while the list is out of view.
    if (own !== undefined && (own.bottom <= 0 || own.top >= window.innerHeight)) return;
    const top = Math.max(0, own?.top ?? 0);
    const bottom = Math.max(top, Math.min(window.innerHeight, own?.bottom ?? window.innerHeight));
    const origin = list.getBoundingClientRect().top;
    store.set(rangeFor(top - origin, bottom - origin, rowSize));
  }, [bodyRef, scrollerRef, hasOwnScroll, rowSize, store]);

  useLayoutEffect(() => {
    measure();
    // In the capture phase the document sees the scroll events of every container.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    // Content above the table can move it without a scroll event.
    const observer = new ResizeObserver(measure);
    observer.observe(document.documentElement);
    if (scrollerRef.current !== null) observer.observe(scrollerRef.current);
    return () => {
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, [measure, scrollerRef]);

  const visible = useSyncExternalStore(store.subscribe, store.get);
  const isScrolling = useScrollIntent(scrollerRef, rows);
  const overscan = isScrolling ? scrollingOverscan(visible, visible.direction) : idleOverscan;
  return {
    range:
      count <= VIRTUALIZE_FROM
        ? { start: 0, end: count }
        : clampRange(withOverscan(visible, overscan), count),
    measure,
  };
}
