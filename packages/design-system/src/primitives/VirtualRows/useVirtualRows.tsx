import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { offsetIn, rowIndexes, scrollerOf, type RowRange } from './rowIndexes';
import type { RowWindowProps, WindowRows } from './RowWindow';

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

const initialRange: RowRange = { startIndex: 0, endIndex: INITIAL_ROWS - 1, overscan: 1 };

/** The rows in view by their assumed height, until all of them or a window of them are rendered. */
function useRowsInView(
  { listRef, rowSize }: Pick<VirtualRowsOptions, 'listRef' | 'rowSize'>,
  isNeeded: boolean,
): RowRange {
  const [range, setRange] = useState(initialRange);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const measure = (): void => {
      const list = listRef.current;
      if (list === null || list.hidden) return;
      const scroller = scrollerOf(list);
      const above = scroller.scrollTop - offsetIn(scroller, list);
      const startIndex = Math.max(0, Math.floor(above / rowSize));
      const endIndex = Math.floor((above + scroller.clientHeight) / rowSize);
      setRange((before) =>
        before.startIndex === startIndex && before.endIndex === endIndex
          ? before
          : { startIndex, endIndex, overscan: 1 },
      );
    };
    measure();
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', measure, { capture: true });
  }, [listRef, rowSize, isNeeded]);
  return range;
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
  measureRow: ((row: HTMLElement | null) => void) | undefined;
  /** To render beside the list: follows the scrolling of a long one. */
  follower: ReactNode;
}

const rowWindow = createLazyComponent<RowWindowProps>(() => import('./RowWindow'));

const placed = (indexes: readonly number[], rowSize: number): VirtualRow[] =>
  indexes.map((index, at) => ({
    index,
    top: index * rowSize,
    gap: (index - (indexes[at - 1] ?? -1) - 1) * rowSize,
  }));

/**
 * The rows of a list to render, for every list and table; VirtualList is the component to use where plain
 * list items will do. A short list is rendered completely. Of a long one, the rows in view are, in the frame
 * of the scroll, so that no row is blank; what follows its scrolling is loaded with the first long list. The
 * list may begin anywhere in its page or in an element with `data-scroller`. Not for lines of text, which
 * are CodeMirror's.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, rowSize, pinned = -1, wholeUpTo = 0, view = '', isSearched = false, keyOf } = options;
  const [inWindow, setInWindow] = useState<WindowRows | null>(null);
  // What a search finds in a long list stays in a window: it changes with the next key.
  const [wasLong, setLong] = useState(false);
  const isShort = count <= wholeUpTo || (keyOf === undefined && count * rowSize <= WHOLE_AT_ONCE);
  const isLong = !isShort || (isSearched && wasLong && count > 0);
  if (isLong !== wasLong) setLong(isLong);
  const isWhole = useWhole(view, !isLong && count * rowSize > WHOLE_AT_ONCE) && !isLong;
  const shown = isLong ? inWindow : null;
  const inView = useRowsInView(options, !isWhole && shown === null);
  const { startIndex, endIndex, overscan } = shown ?? inView;
  const measured = shown?.measured;
  const rows = useMemo(
    () =>
      measured ??
      placed(
        isWhole
          ? Array.from({ length: count }, (_, index) => index)
          : rowIndexes({ startIndex, endIndex, overscan, count }, pinned),
        rowSize,
      ),
    [measured, isWhole, count, startIndex, endIndex, overscan, pinned, rowSize],
  );
  return {
    rows,
    size: shown?.measuredSize ?? (isWhole && keyOf !== undefined ? 'auto' : count * rowSize),
    isScrolling: shown?.isScrolling ?? false,
    measureRow: shown?.measureRow,
    follower: isLong && <Lazy component={rowWindow} props={{ ...options, onChange: setInWindow }} />,
  };
}
