import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLatestCallback } from '../../lib/react/useLatestCallback';

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

/** Where rows begin, and which row is where, in pixels from the top of the list. */
interface Track {
  readonly startOf: (index: number) => number;
  readonly indexAt: (top: number) => number;
}

const evenTrack = (rowSize: number): Track => ({
  startOf: (index) => index * rowSize,
  indexAt: (top) => Math.floor(top / rowSize),
});

function measuredTrack(count: number, sizeOf: (index: number) => number): Track {
  const starts = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index] ?? 0) + sizeOf(index);
  return {
    startOf: (index) => starts[index] ?? 0,
    indexAt: (top) => {
      const next = starts.findIndex((start) => start > top);
      return next < 0 ? count : next - 1;
    },
  };
}

export interface RowRange {
  /** The first and the last visible row. */
  readonly startIndex: number;
  readonly endIndex: number;
  /** Rows to render beyond each of them. */
  readonly overscan: number;
}

/**
 * The indexes of the rows to render, in order: the visible ones with their overscan, and the pinned row
 * wherever it is (-1 for none).
 */
export function rowIndexes(
  { startIndex, endIndex, overscan, count }: RowRange & { readonly count: number },
  pinned: number,
): number[] {
  const start = Math.max(0, Math.min(startIndex, count - 1) - overscan);
  const end = Math.min(count - 1, endIndex + overscan);
  const indexes = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
  if (pinned >= 0 && pinned < Math.min(start, count)) indexes.unshift(pinned);
  if (pinned > end && pinned < count) indexes.push(pinned);
  return indexes;
}

/** Milliseconds without a scroll event after which a list is idle. */
const IDLE_MS = 150;

/** Rows rendered before the list is measured; missing ones are added in the same frame. */
const INITIAL_ROWS = 10;

const intents = ['wheel', 'touchstart', 'pointerover', 'pointerdown', 'keydown'] as const;
const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/**
 * Whether an event says that the list is about to scroll: the pointer is over it or the page's scrollbar, the wheel turns, or a
 * key scrolls.
 */
function isIntent(event: Event, list: HTMLElement | null): boolean {
  const { type, target } = event;
  if (type === 'wheel' || type === 'touchstart' || target === document.documentElement) return true;
  if (target instanceof Node && list?.contains(target) === true) return true;
  const isTyped = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return event instanceof KeyboardEvent && scrollKeys.has(event.key) && !isTyped;
}

/** The nearest element around the list that scrolls on its own, else the page; its height, and how much of the list is above. */
function positionOf(list: HTMLElement): { scroller: HTMLElement; above: number; height: number } {
  const scroller = list.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return { scroller, above: top - list.getBoundingClientRect().top, height: scroller.clientHeight };
}

/** The rows in view, in the frame of the scroll, so that no row is blank. */
function useRowsInView(
  { listRef, rowSize, list }: VirtualRowsOptions,
  { indexAt }: Track,
  isNeeded: boolean,
  isLong: boolean,
): RowRange & { isScrolling: boolean } {
  const [place, setPlace] = useState({
    above: 0,
    height: (INITIAL_ROWS - 1) * rowSize,
    isMoving: false,
    isJump: false,
  });
  const [intended, setIntended] = useState<unknown>(null);

  const measure = useLatestCallback((isMoving: boolean): void => {
    const element = listRef.current;
    // A hidden list has no position.
    if (element === null || element.hidden) return;
    const { above, height } = positionOf(element);
    // Rows that the next frame replaces are not worth their time.
    const isJump = isMoving && Math.abs(above - place.above) > height;
    if (
      isMoving !== place.isMoving ||
      isJump !== place.isJump ||
      indexAt(above) !== indexAt(place.above) ||
      indexAt(above + height) !== indexAt(place.above + place.height)
    )
      setPlace({ above, height, isMoving, isJump });
  });
  // Rows out of view give way to the press for which the pointer came.
  const intend = useLatestCallback(() => startTransition(() => setIntended(list)));

  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    let idle = 0;
    const settle = (): void => measure(false);
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof Node) || !target.contains(listRef.current)) return;
      flushSync(() => measure(true));
      window.clearTimeout(idle);
      idle = window.setTimeout(settle, IDLE_MS);
    };
    const onIntent = (event: Event): void => {
      if (isIntent(event, listRef.current)) intend();
    };
    settle();
    const listening = new AbortController();
    const always = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener('scroll', onScroll, always);
    window.addEventListener('resize', settle, always);
    if (isLong) for (const type of intents) document.addEventListener(type, onIntent, always);
    // Content above the list can move it without a scroll event.
    const observer = new ResizeObserver(settle);
    observer.observe(document.documentElement);
    const scroller = listRef.current?.closest('[data-scroller]');
    if (scroller) observer.observe(scroller);
    return () => {
      window.clearTimeout(idle);
      listening.abort();
      observer.disconnect();
    };
  }, [listRef, isNeeded, isLong, measure, intend]);

  const isIntended = isLong && intended === list;
  return {
    startIndex: Math.max(0, indexAt(place.above)),
    endIndex: Math.max(0, indexAt(place.above + place.height)),
    // Browsers scroll ahead of scripts; a search keystroke pays for each row (docs/decisions/0008).
    overscan: isIntended && !place.isJump ? Math.ceil(1_100 / rowSize) : 1,
    isScrolling: isIntended || place.isMoving,
  };
}

const unmeasured: ReadonlyMap<string, number> = new Map();

/** The track of a list whose rows may change their height, and the ref that measures them. */
function useTrack({ listRef, count, rowSize, keyOf }: VirtualRowsOptions): [Track, RefCallback<HTMLElement>] {
  const [sizes, setSizes] = useState(unmeasured);
  const sizeKeyOf = (index: number): string => `${rowSize} ${keyOf?.(index)}`;
  const track = useMemo(
    () =>
      keyOf === undefined
        ? evenTrack(rowSize)
        : measuredTrack(count, (index) => sizes.get(`${rowSize} ${keyOf(index)}`) ?? rowSize),
    [keyOf, rowSize, count, sizes],
  );
  const onResize = useLatestCallback((entries: readonly ResizeObserverEntry[]): void => {
    if (listRef.current === null) return;
    const { scroller, above } = positionOf(listRef.current);
    const next = new Map(sizes);
    let grown = 0;
    for (const { target, borderBoxSize } of entries) {
      const index = Number((target as HTMLElement).dataset['index']);
      const known = sizes.get(sizeKeyOf(index));
      const [before, size] = [known ?? rowSize, borderBoxSize[0]?.blockSize ?? 0];
      if (!target.isConnected || size === before) continue;
      next.set(sizeKeyOf(index), size);
      // What is in view stays: a row that is measured first may begin above it, another one has to end there.
      const start = track.startOf(index);
      if (known === undefined ? start < above : start + before <= above) grown += size - before;
    }
    setSizes(next);
    if (grown !== 0) scroller.scrollTop += grown;
  });
  const [observer] = useState(() => new ResizeObserver(onResize));
  const measureRow = useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return undefined;
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );
  return [track, measureRow];
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
  /** For rows in the flow that change their height: stable keys of their sizes. Keep the function stable. */
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
  /** Height of the whole list in pixels; `auto` for rows in the flow that are all rendered. */
  size: number | 'auto';
  /** Whether a long list scrolls or is about to. */
  isScrolling: boolean;
  /** The ref of rows that change their height; they also need `data-index`. */
  measureRow: RefCallback<HTMLElement> | undefined;
}

/**
 * The rows of a list to render, for every list and table; VirtualList is the component to use where plain
 * list items will do. A short list is rendered completely. Of a long one, the rows in view are. The
 * list may begin anywhere in its page or in an element with `data-scroller`. Not for lines of text, which
 * are CodeMirror's.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, rowSize, pinned = -1, wholeUpTo = 0, view = '', isSearched = false, keyOf } = options;
  // What a search finds in a long list stays in a window: it changes with the next key.
  const [wasLong, setLong] = useState(false);
  const isShort = count <= wholeUpTo || (keyOf === undefined && count * rowSize <= WHOLE_AT_ONCE);
  const isLong = !isShort || (isSearched && wasLong && count > 0);
  if (isLong !== wasLong) setLong(isLong);
  const isWhole = useWhole(view, !isLong && count * rowSize > WHOLE_AT_ONCE) && !isLong;
  const [track, measureRow] = useTrack(options);
  const { isScrolling, ...range } = useRowsInView(options, track, !isWhole, isLong);
  const { startIndex, endIndex, overscan } = isWhole
    ? { startIndex: 0, endIndex: count, overscan: 0 }
    : range;
  const rows = useMemo(
    () =>
      rowIndexes({ startIndex, endIndex, overscan, count }, pinned).map((index, at, indexes) => {
        const top = track.startOf(index);
        return { index, top, gap: top - track.startOf((indexes[at - 1] ?? -1) + 1) };
      }),
    [track, count, startIndex, endIndex, overscan, pinned],
  );
  return {
    rows,
    size: isWhole && keyOf !== undefined ? 'auto' : track.startOf(count),
    isScrolling: isScrolling && isLong,
    measureRow: keyOf && isLong ? measureRow : undefined,
  };
}
