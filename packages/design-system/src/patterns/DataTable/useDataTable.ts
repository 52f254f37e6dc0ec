import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useMedia } from '../../lib/react/useMedia';
import { isPending } from '../../loading/loadStatus';
import { media } from '../../tokens';
import { cardGap, cardHeight, compactCardHeight } from './cardStyles';
import type { DataTableProps } from './DataTableProps';
import { useBodyHandlers } from './useBodyHandlers';
import { useCellEditing } from './useCellEditing';
import { useColumns } from './useColumns';
import { useOrderedRows } from './useOrderedRows';
import { useRowFocus, type RowFocus } from './useRowFocus';
import { useRowSelection } from './useRowSelection';
import { useTableMenus } from './useTableMenus';
import type { RowKey, RowReveal } from './types';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { RowOrder } from './rowOrder';

interface ScrollToStartOptions {
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
function useScrollToStart({ frameRef, scrollerRef, barRef }: ScrollToStartOptions, view: string): void {
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

/** How long a revealed row is highlighted. */
const HIGHLIGHT_MS = 2_500;

/**
 * Scrolls to a row as soon as it is in the list.
 *
 * @returns the key of the row to highlight.
 */
function useReveal(
  reveal: RowReveal | null | undefined,
  order: RowOrder,
  focus: RowFocus,
): RowKey | undefined {
  const earlier = reveal?.isAtStart === true ? null : reveal;
  const found = useRef(earlier);
  const [ended, setEnded] = useState(earlier);
  const bringIntoView = useLatestCallback(focus.reveal);

  useLayoutEffect(() => {
    if (!reveal || found.current === reveal) return;
    const index = order.indexOf(reveal.key);
    if (index < 0) return;
    found.current = reveal;
    bringIntoView(index);
  }, [reveal, order, bringIntoView]);

  useEffect(() => {
    const timer = setTimeout(() => setEnded(reveal), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [reveal]);

  return reveal && reveal !== ended ? reveal.key : undefined;
}

export type TableRefs = Readonly<
  Record<
    'frameRef' | 'scrollerRef' | 'barRef' | 'headRef' | 'bodyRef' | 'endRef',
    RefObject<HTMLElement | null>
  >
>;

/** The state of a DataTable: everything that it renders besides its props. */
export function useDataTable<Row>(props: DataTableProps<Row>, refs: TableRefs) {
  const { rows, status = 'ready' } = props;
  const isPhone = useMedia(media.phone);

  const visible = useColumns(props, refs.frameRef, isPhone);
  const { shown } = visible;
  const ordered = useOrderedRows(props);
  const { sorted, order } = ordered;
  const isLoading = isPending(status) && rows.length === 0;

  const isCompact = isPhone && shown.some(({ card }) => card !== undefined);
  /** A compact card has a value beside its title. */
  const hasEndValue = isCompact && shown.some(({ card }) => card === 'end');
  // In a Card rows are lines instead of cards.
  const gap = isPhone && !(props.isFrameless === true || props.isBleeding === true) ? cardGap : 0;
  const height = isCompact ? compactCardHeight : cardHeight(shown.length - 1);
  const rowHeight = isPhone ? height : 44;

  const focus = useRowFocus({ order, ...refs });
  const selection = useRowSelection(order, props);
  const editing = useCellEditing(order, shown, focus);
  const handlers = useBodyHandlers({
    props,
    rows: sorted,
    columns: shown,
    focus,
    selection,
    edit: editing.edit,
    ...refs,
  });
  useScrollToStart(
    refs,
    `${props.viewKey ?? ''} ${ordered.sort?.column ?? ''} ${ordered.sort?.direction ?? ''}`,
  );

  return {
    ...visible,
    ...ordered,
    ...editing,
    ...useTableMenus(props, visible, ordered, selection, isPhone),
    variables: {
      ...visible.variables,
      '--row-height': `${rowHeight}px`,
      '--max-height': props.maxHeight,
    } as CSSProperties,
    rowSize: rowHeight + gap,
    isPhone,
    isLoading,
    isEmpty: !isLoading && rows.length === 0,
    isCompact,
    hasEndValue,
    focus,
    selection,
    handlers,
    highlighted: useReveal(props.reveal, order, focus),
  };
}

export type TableState<Row> = ReturnType<typeof useDataTable<Row>>;
