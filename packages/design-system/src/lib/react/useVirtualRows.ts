import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';

const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Whether a virtualized list scrolls or is about to: the pointer is over it or the page's scrollbar, the
 * wheel turns, or a key scrolls. The list then renders more overscan, because browsers scroll ahead of
 * scripts. A new `list` starts without intent, so that a search renders only visible rows.
 */
function useScrollIntent(ref: RefObject<HTMLElement | null>, list: unknown): boolean {
  const [intended, setIntended] = useState<{ list: unknown } | null>(null);

  useEffect(() => {
    const notice = (event: Event): void => {
      const isOnList = event.target instanceof Node && ref.current?.contains(event.target) === true;
      const isKey = event instanceof KeyboardEvent && scrollKeys.has(event.key) && !isTyped(event.target);
      const isScroll = event.type === 'wheel' || event.type === 'touchstart';
      if (!isOnList && !isKey && !isScroll && event.target !== document.documentElement) return;
      setIntended((before) => (before?.list === list ? before : { list }));
    };
    const types = ['wheel', 'touchstart', 'pointerover', 'pointerdown', 'keydown'] as const;
    for (const type of types) document.addEventListener(type, notice, { capture: true, passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, notice, { capture: true });
    };
  }, [ref, list]);

  return intended !== null && intended.list === list;
}

interface RowRange {
  /** The first and the last visible row. */
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/**
 * The indexes of the rows to render, in order: the visible ones with their overscan, and the pinned row
 * wherever it is (-1 for none).
 *
 * @param wholeUpTo lists of so many rows are rendered completely.
 */
export function rowIndexes(
  { startIndex, endIndex, overscan, count }: RowRange,
  wholeUpTo: number,
  pinned: number,
): number[] {
  const isWhole = count <= wholeUpTo;
  const start = isWhole ? 0 : Math.max(0, startIndex - overscan);
  const end = isWhole ? count - 1 : Math.min(count - 1, endIndex + overscan);
  const indexes = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  if (pinned >= 0 && pinned < start) indexes.unshift(pinned);
  if (pinned > end && pinned < count) indexes.push(pinned);
  return indexes;
}

/** Lists of so few pixels are rendered completely at once. */
const WHOLE_AT_ONCE = 1_320;

/** Milliseconds after which a search or a filter counts as the one that is wanted. */
const SETTLED_MS = 500;

/**
 * Whether the rows beyond those in view are rendered, too: in an update that gives way to keys, for another search or filter
 * only once it has stayed for a while.
 */
function useWhole(view: string, isLater: boolean): boolean {
  const [shown, setShown] = useState({ view, isFirst: true, isWhole: false });
  if (shown.view !== view) setShown({ view, isFirst: false, isWhole: false });
  const { isFirst } = shown;
  useEffect(() => {
    if (!isLater) return undefined;
    const timer = setTimeout(
      () => startTransition(() => setShown({ view, isFirst, isWhole: true })),
      isFirst ? 0 : SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [view, isLater, isFirst]);
  return !isLater || (shown.view === view && shown.isWhole);
}

/** Rows rendered before the list is measured; missing ones are added in the same frame. */
const INITIAL_ROWS = 10;

/**
 * Rows beyond each edge of the viewport: while idle, because a search keystroke pays for each of them; and
 * while scrolling, because browsers scroll ahead of scripts (docs/decisions/0008).
 */
const overscanFor = (rowSize: number, isScrolling: boolean): number =>
  isScrolling ? Math.ceil(1_100 / rowSize) : 1;

/** Milliseconds without a scroll event after which a list is idle. */
const IDLE_MS = 150;

/** The nearest element around the list that scrolls on its own; else the page. */
const scrollerOf = (list: HTMLElement | null): HTMLElement =>
  list?.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;

/** Pixels from the start of the scroller's content to the list. */
function offsetIn(scroller: Element, list: HTMLElement): number {
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return list.getBoundingClientRect().top - top + scroller.scrollTop;
}

/** Calls back when the window or one of the elements is resized. */
function observeSizes(elements: readonly Element[], onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  window.addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', onChange);
  };
}

export interface VirtualRowsOptions {
  /** The element around the rows, positioned and as tall as all of them; hidden while there are none. */
  listRef: RefObject<HTMLElement | null>;
  count: number;
  /** Height of a row in pixels; of rows that are measured, the initial one. */
  rowSize: number;
  /** Identity of the rows: another list starts with the least overscan. */
  list: unknown;
  /** Index of a row to render wherever the list is scrolled, because it may have the focus; -1 for none. */
  pinned?: number | undefined;
  /** Lists of so many rows are rendered completely: the rows in view first, the others later. */
  wholeUpTo?: number | undefined;
  /** The search and the filters: the rows in view of another one are painted first again. */
  view?: string | undefined;
  /** The rows are what a search has found. */
  isSearched?: boolean | undefined;
  /** For rows that change their height: stable keys of their sizes. Keep the function stable. */
  keyOf?: ((index: number) => string) | undefined;
}

export interface VirtualRow {
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  /** Pixels from the end of the row rendered before it. */
  readonly gap: number;
}

export interface VirtualRows {
  /** The rows to render, in order. */
  rows: readonly VirtualRow[];
  /** Height of the whole list in pixels. */
  size: number;
  /** Whether the list scrolls or is about to. */
  isScrolling: boolean;
  /** The ref of rows that change their height; they also need `data-index`. */
  measureRow: (row: HTMLElement | null) => void;
}

/**
 * The rows of a long list that are in view, for every list and table; VirtualList is the component to use
 * where plain list items will do. Renders in the frame of the scroll, so that no row is blank. The list may
 * begin anywhere in its page or in an element with `data-scroller`. Not for lines of text, which are
 * CodeMirror's, nor for lists that never have more than a few dozen rows.
 */
export function useVirtualRows({
  listRef,
  count,
  rowSize,
  list,
  pinned = -1,
  wholeUpTo = 0,
  view = '',
  isSearched = false,
  keyOf,
}: VirtualRowsOptions): VirtualRows {
  const [margin, setMargin] = useState(0);
  const isScrolling = useScrollIntent(listRef, list);
  // What a search finds in a long list stays in a window: it changes with the next key.
  const [wasLong, setLong] = useState(false);
  const isLong = count > wholeUpTo || (isSearched && wasLong);
  if (isLong !== wasLong) setLong(isLong);
  const isLater = !isLong && count * rowSize > WHOLE_AT_ONCE;
  const wholeNow = Math.min(wholeUpTo, useWhole(view, isLater) && !isLong ? count : WHOLE_AT_ONCE / rowSize);
  // Rows that the next frame replaces are not worth their time.
  const [isJumping, setJumping] = useState(false);
  const overscan = overscanFor(rowSize, isScrolling && !isJumping);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here and goes no further
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    overscan,
    scrollMargin: margin,
    estimateSize: () => rowSize,
    initialRect: { width: 0, height: INITIAL_ROWS * rowSize },
    // A new function makes the virtualizer compute the sizes again.
    getItemKey: useCallback(
      (index: number) => (keyOf === undefined ? index : `${rowSize} ${keyOf(index)}`),
      [keyOf, rowSize],
    ),
    rangeExtractor: useCallback((range: Range) => rowIndexes(range, wholeNow, pinned), [wholeNow, pinned]),
    measureElement: (row, entry, { options, indexFromElement, itemSizeCache }) =>
      // Without an entry the browser would have to lay out the page; the observer reports in the same frame.
      entry?.borderBoxSize[0]?.blockSize ??
      itemSizeCache.get(options.getItemKey(indexFromElement(row))) ??
      rowSize,
    getScrollElement: () => scrollerOf(listRef.current),
    observeElementRect: ({ scrollElement }, onChange) => {
      if (scrollElement === null) return undefined;
      const measure = (): void => onChange({ width: 0, height: scrollElement.clientHeight });
      measure();
      return observeSizes([scrollElement], measure);
    },
    observeElementOffset: ({ scrollElement }, onChange) => {
      if (scrollElement === null) return undefined;
      let last = { margin, top: scrollElement.scrollTop, isJump: false };
      let idle = 0;
      const measure = (isMoving: boolean): void => {
        const element = listRef.current;
        const top = scrollElement.scrollTop;
        // A hidden list has no position.
        const offset = element === null || element.hidden ? last.margin : offsetIn(scrollElement, element);
        const isJump = isMoving && Math.abs(top - last.top) > scrollElement.clientHeight;
        // Setting the same state may still render once more.
        if (offset !== last.margin) setMargin(offset);
        if (isJump !== last.isJump) setJumping(isJump);
        last = { margin: offset, top, isJump };
        onChange(top, isMoving);
      };
      const onScroll = ({ target }: Event): void => {
        if (!(target instanceof Node) || !target.contains(listRef.current)) return;
        measure(true);
        window.clearTimeout(idle);
        idle = window.setTimeout(() => measure(false), IDLE_MS);
      };
      measure(false);
      document.addEventListener('scroll', onScroll, { capture: true, passive: true });
      // Content above the list can move it without a scroll event.
      const unobserve = observeSizes([document.documentElement], () => measure(false));
      return () => {
        document.removeEventListener('scroll', onScroll, { capture: true });
        window.clearTimeout(idle);
        unobserve();
      };
    },
  });
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, at) => ({
      index,
      top: start - margin,
      gap: start - (items[at - 1]?.end ?? margin),
    })),
    isScrolling: isScrolling || virtualizer.isScrolling,
    size: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
  };
}
