import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { isPending } from '../../internal/loadStatus';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { media } from '../../tokens';
import { FilterBar } from '../FilterBar/FilterBar';
import { SearchMarks } from '../SearchMarks/SearchMarks';
import { TableWithBar } from './TableWithBar';
import { cardGap, cardHeight, compactCardHeight } from './cardStyles';
import { CellTooltip } from './CellTooltip';
import type { DataTableProps } from './DataTableProps';
import { Frame, HeadSlot, Scroller } from './Frame';
import { PhoneStrip } from './PhoneStrip';
import type { RowMotionProps } from './RowMotion';
import { SelectionBar, selectionText } from './SelectionBar';
import { SkeletonRows } from './SkeletonRows';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TablePanel, TableNotice } from './TablePanel';
import { useArrangement } from './useArrangement';
import { useBodyHandlers } from './useBodyHandlers';
import { useCellEditing } from './useCellEditing';
import { useColumns } from './useColumns';
import { useMedia } from '../../internal/useMedia';
import { useOrderedRows } from './useOrderedRows';
import { usePrinting } from './usePrinting';
import { useReveal } from './useReveal';
import { useRowFocus } from './useRowFocus';
import { useRowSelection } from './useRowSelection';
import { useSideScroll } from './useSideScroll';
import { useTableLayout } from './useTableLayout';
import { useTableMenus } from './useTableMenus';
import { useScrollToStart } from './useScrollToStart';

export type { DataTableProps };

/** Rows animate once this chunk has been preloaded; nothing waits for it. */
const rowMotion = createLazyComponent<RowMotionProps>(() => import('./RowMotion'), 'nowhere');

/**
 * The product's table. Virtualizes its rows and memoizes them by identity, so that a change renders only the
 * rows that changed.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, rows, state = 'ready', maxHeight, bar: listBar, hasColumnMenu = false } = props;
  const tableId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const isPrinting = usePrinting();
  const isPhone = useMedia(media.phone) && !isPrinting;
  const isTouch = useMedia('(hover: none)') || isPhone;

  const { layout, change, reset } = useTableLayout(props);
  const density = layout.density ?? props.density ?? 'comfortable';
  const isArrangeable = !isPhone && (hasColumnMenu || props.onLayoutChange !== undefined);
  const visible = useColumns({ ...props, layout, isArrangeable, frameRef, isPhone });
  const { shown, hasEnd } = visible;
  const isSized = visible.widths.size > 0;
  useSideScroll(frameRef, isSized);
  const { arrangement, announcement } = useArrangement({
    ...visible,
    columns: props.columns,
    layout,
    change,
    isArrangeable,
  });
  const { sorted, order, sort, sortBy, unsort } = useOrderedRows(props);
  const isLoading = isPending(state) && rows.length === 0;
  const isEmpty = !isLoading && rows.length === 0;

  const isCompact = isPhone && shown.some(({ card }) => card !== undefined);
  const height = isCompact ? compactCardHeight : cardHeight(shown.length - 1);
  const rowHeight = isPhone ? height : density === 'compact' ? 36 : 44;
  const rowSize = isPhone ? rowHeight + cardGap : rowHeight;
  const focus = useRowFocus({ order, headRef, bodyRef, endRef });
  const selection = useRowSelection({
    order,
    selectedKeys: props.selectedKeys,
    onChange: props.onSelectionChange,
  });
  const { editing, edit, onEditEnd } = useCellEditing(order, shown, focus);
  const handlers = useBodyHandlers({ rows: sorted, focus, selection, edit, onRowOpen: props.onRowOpen });
  useScrollToStart({ frameRef, scrollerRef, barRef, viewKey: props.viewKey, sort });

  const highlighted = useReveal(props.reveal, order, focus);

  const { count } = selection;
  const isSelecting = selection.isOn && count > 0;
  const { selectAll, columnMenu, onSort, view } = useTableMenus({
    columns: props.columns,
    arranged: visible.arranged,
    hidden: visible.hidden,
    density,
    hasColumnMenu,
    isPhone,
    selection,
    change,
    reset,
    sort,
    sortBy,
    unsort,
  });
  const bar = isSelecting ? (
    <SelectionBar
      count={count}
      shown={order.count}
      isFiltered={listBar?.isFiltered ?? false}
      actions={props.bulkActions}
      onSelectAll={selection.toggleAll}
      onClear={selection.clear}
    />
  ) : null;
  const variables = {
    ...visible.variables,
    '--row-height': `${rowHeight}px`,
    '--max-height': maxHeight,
  };

  const table = (
    <Frame
      ref={frameRef}
      style={variables as CSSProperties}
      data-table=""
      data-sized={isSized ? '' : undefined}
      data-framed={props.isFrameless || props.isBleeding ? undefined : ''}
      data-bleeding={props.isBleeding ? '' : undefined}
      data-selectable={selection.isOn ? '' : undefined}
      data-opens={props.onRowOpen ? '' : undefined}
      data-touch={isTouch ? '' : undefined}
      data-compact={isCompact ? '' : undefined}
      data-own-scroll={maxHeight === undefined ? undefined : ''}
      data-still={isLoading ? '' : undefined}
    >
      <VisuallyHidden>
        <span role="status">
          {isLoading && `Loading ${label}`}
          {isSelecting && selectionText(count, order.count)}
        </span>
        {isArrangeable && <span aria-live="polite">{announcement}</span>}
      </VisuallyHidden>
      {((isPhone && (!isEmpty || listBar)) || bar !== null) && (
        <HeadSlot data-head-slot="">
          {isPhone ? (
            <PhoneStrip listBar={listBar} view={view} selectAll={isEmpty ? undefined : selectAll} bar={bar} />
          ) : (
            bar
          )}
        </HeadSlot>
      )}
      <Scroller
        ref={scrollerRef}
        data-scroller={maxHeight === undefined ? undefined : ''}
        onKeyDown={handlers.onGridKeyDown}
      >
        <TableNotice {...props} />
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={sorted.length + 1}
          aria-multiselectable={selection.isOn || undefined}
          aria-busy={isPending(state) || undefined}
        >
          <TableHead
            headRef={headRef}
            columns={shown}
            sort={sort}
            onSort={onSort}
            selectAll={selectAll}
            arrangement={arrangement}
            hasActions={props.rowActions !== undefined}
            columnMenu={columnMenu}
            isPhone={isPhone}
          />
          {isLoading && (
            <SkeletonRows
              bodyRef={bodyRef}
              columns={shown}
              isSelectable={selection.isOn}
              hasEnd={hasEnd}
              isCompact={isCompact}
            />
          )}
          {!isLoading && (
            <SearchMarks query={listBar?.search?.value ?? ''}>
              <TableBody
                bodyRef={bodyRef}
                tableId={tableId}
                rows={sorted}
                order={order}
                rowSize={rowSize}
                active={focus.active}
                highlighted={highlighted}
                editing={editing}
                isPrinting={isPrinting}
                onEditEnd={onEditEnd}
                columns={shown}
                selectedKeys={selection.isOn ? props.selectedKeys : undefined}
                actions={props.rowActions}
                hasEnd={hasEnd}
                isTouch={isTouch}
                isCompact={isCompact}
                handlers={handlers.body}
              />
            </SearchMarks>
          )}
        </div>
        {isEmpty && <TablePanel {...props} />}
      </Scroller>
      {isSized && maxHeight === undefined && (
        <div data-scrollbar="" aria-hidden="true" tabIndex={-1}>
          <div />
        </div>
      )}
      <span ref={endRef} tabIndex={-1} />
      <CellTooltip rootRef={frameRef} />
      <Lazy
        component={rowMotion}
        isNeeded={false}
        props={{ bodyRef, order, rowSize, viewKey: props.viewKey }}
      />
    </Frame>
  );
  return listBar ? (
    <TableWithBar
      barRef={barRef}
      isEmpty={isEmpty}
      isBleeding={props.isBleeding ?? false}
      bar={<FilterBar {...listBar} view={view} hasNoSummary />}
    >
      {table}
    </TableWithBar>
  ) : (
    table
  );
}
