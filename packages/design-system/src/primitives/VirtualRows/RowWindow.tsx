import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { offsetIn, rowIndexes, scrollerOf, type RowRange } from './rowIndexes';
import type { VirtualRow, VirtualRows, VirtualRowsOptions } from './useVirtualRows';

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

/**
 * Rows beyond each edge of the viewport: while idle, because a search keystroke pays for each of them; and
 * while scrolling, because browsers scroll ahead of scripts (docs/decisions/0008).
 */
const overscanFor = (rowSize: number, isScrolling: boolean): number =>
  isScrolling ? Math.ceil(1_100 / rowSize) : 1;

/** Milliseconds without a scroll event after which a list is idle. */
const IDLE_MS = 150;

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

/** What of a long list to render. */
export interface WindowRows extends RowRange {
  /** The rows, in order, of a list whose rows are measured. */
  readonly measured: readonly VirtualRow[] | undefined;
  /** Height of all of them in pixels. */
  readonly measuredSize: number | undefined;
  readonly isScrolling: boolean;
  readonly measureRow: VirtualRows['measureRow'];
}

const isSameRow = (a: VirtualRow, b: VirtualRow | undefined): boolean =>
  a.index === b?.index && a.top === b.top && a.gap === b.gap;

const isSame = ({ measured, ...a }: WindowRows, b: WindowRows | null): boolean =>
  (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b?.[key]) &&
  measured?.length === b?.measured?.length &&
  (measured ?? []).every((row, at) => isSameRow(row, b?.measured?.[at]));

export interface RowWindowProps extends VirtualRowsOptions {
  /** The rows to render have changed; `null` when the window ends. Keep the function stable. */
  onChange: (rows: WindowRows | null) => void;
}

/**
 * Follows the scrolling of a long list, and says which rows to render before the browser paints. Renders
 * nothing itself, so that a list keeps its rows when it becomes long.
 */
export default function RowWindow({
  listRef,
  count,
  rowSize,
  list,
  pinned = -1,
  keyOf,
  onChange: onRows,
}: RowWindowProps): ReactNode {
  const [margin, setMargin] = useState(0);
  // The first rendering knows neither position nor height.
  const [isMeasured, setMeasured] = useState(false);
  const isScrolling = useScrollIntent(listRef, list);
  // Rows that the next frame replaces are not worth their time.
  const [isJumping, setJumping] = useState(false);
  const overscan = overscanFor(rowSize, isScrolling && !isJumping);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here and goes no further
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    overscan,
    scrollMargin: margin,
    estimateSize: () => rowSize,
    // A new function makes the virtualizer compute the sizes again.
    getItemKey: useCallback(
      (index: number) => (keyOf === undefined ? index : `${rowSize} ${keyOf(index)}`),
      [keyOf, rowSize],
    ),
    rangeExtractor: useCallback((range: Range) => rowIndexes(range, pinned), [pinned]),
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
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const shown: WindowRows = {
    startIndex,
    endIndex,
    overscan,
    measured:
      keyOf &&
      items.map(({ index, start }, at) => ({
        index,
        top: start - margin,
        gap: start - (items[at - 1]?.end ?? margin),
      })),
    isScrolling: isScrolling || virtualizer.isScrolling,
    measuredSize: keyOf && virtualizer.getTotalSize(),
    measureRow: keyOf && virtualizer.measureElement,
  };
  const reported = useRef<WindowRows | null>(null);
  useLayoutEffect(() => setMeasured(true), []);
  useLayoutEffect(() => {
    const before = reported.current;
    if (!isMeasured || isSame(shown, before)) return;
    reported.current = shown;
    // Rows out of view give way to the press for which the pointer came.
    const isInView = before?.startIndex === startIndex && before.endIndex === endIndex;
    if (isInView) startTransition(() => onRows(shown));
    else onRows(shown);
  });
  useLayoutEffect(() => () => onRows(null), [onRows]);
  return null;
}
