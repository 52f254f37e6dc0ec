import { useId, useRef, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { isPending } from '../../loading/loadStatus';
import { VisuallyHidden } from '../../primitives';
import { FilterBar, BarSummary, type FilterBarProps } from '../FilterBar/FilterBar';
import type { DataTableProps } from './DataTableProps';
import { Frame, HeadSlot, Scroller } from './Frame';
import type { SelectionBarProps } from './SelectionBar';
import { SkeletonRows } from './SkeletonRows';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TablePanel, TableNotice } from './TablePanel';
import { useDataTable } from './useDataTable';
import { t } from './text.en';
import { FiltersButton, type TableView } from '../FilterBar/FiltersButton';
import { SelectAll, type SelectAllProps } from './SelectAll';
import { t as common } from '../../lib/common/text.en';
import styled from 'styled-components';
import { color, layer, media, space } from '../../tokens';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* In a low viewport the rows need the room; an empty table's heading row does not stick. */
  @media (min-height: 480px) {
    --sticky-bar: var(--bar-height, 0px);

    &:not([data-empty]) > :first-child {
      position: sticky;
      top: var(--dd-sticky-top, 0px);
    }
  }
`;

const BarSlot = styled.div`
  container-type: inline-size;
  z-index: ${layer.sticky + 1};
  margin-block: -${space[2]} ${space[2]};
  padding-block: ${space[2]};
  background: var(--ground, ${color.canvas});

  ${media.desktop} {
    [data-bleeding] > & {
      margin-inline: -${space[6]};
      padding-inline: ${space[6]};
    }
  }
`;

/** Puts a sticky bar above a table, and passes its height to the sticky heading row as `--bar-height`. */
function TableWithBar({
  barRef,
  bar,
  isEmpty,
  isBleeding,
  children,
}: {
  barRef: RefObject<HTMLDivElement | null>;
  bar: ReactNode;
  isEmpty: boolean;
  isBleeding: boolean;
  children: ReactNode;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const barSlot = barRef.current;
    if (barSlot === null) return undefined;
    const observer = new ResizeObserver(() =>
      root.current?.style.setProperty('--bar-height', `${barSlot.offsetHeight}px`),
    );
    observer.observe(barSlot);
    return () => observer.disconnect();
  }, [barRef]);
  return (
    <Root ref={root} data-empty={isEmpty ? '' : undefined} data-bleeding={isBleeding ? '' : undefined}>
      <BarSlot ref={barRef}>{bar}</BarSlot>
      {children}
    </Root>
  );
}

interface PhoneStripProps {
  /**
   * The FilterBar above the table, whose sheet has the view options. Without one, the strip has a button for
   * them.
   */
  listBar: FilterBarProps | undefined;
  /** Undefined when there is nothing to sort or to choose. */
  view: TableView | undefined;
  selectAll: SelectAllProps | undefined;
  /** The selection bar, which replaces the rest. */
  bar: ReactNode;
}

/** Replaces the heading row above cards: selects all rows, and shows their count. */
function PhoneStrip({ listBar, view, selectAll, bar }: PhoneStripProps): ReactNode {
  if (!selectAll && !listBar && !view) return null;
  return (
    <div data-strip="">
      {selectAll && <SelectAll {...selectAll} />}
      {bar ?? (
        <>
          <span data-strip-label="" aria-hidden="true">
            {selectAll && common('selectAll')}
          </span>
          <span data-strip-facts="">
            {listBar ? <BarSummary {...listBar} /> : view && <FiltersButton view={view} />}
          </span>
        </>
      )}
    </div>
  );
}

export type { DataTableProps };

const selectionBar = createLazyComponent<SelectionBarProps>(() => import('./SelectionBar'));

/**
 * The product's table. Virtualizes its rows and memoizes them by identity, so that a change renders only the
 * rows that changed.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, status = 'ready', maxHeight, bar: listBar } = props;
  const tableId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const table = useDataTable(props, { frameRef, scrollerRef, barRef, headRef, bodyRef, endRef });
  const { isPhone, isLoading, isEmpty, isCompact, hasEndValue, shown, order, selection, view } = table;
  const { count } = selection;
  const isSelecting = selection.isOn && count > 0;
  const bar = isSelecting ? (
    <Lazy
      component={selectionBar}
      isNeeded
      props={{
        count,
        shown: order.count,
        isFiltered: listBar?.isFiltered ?? false,
        actions: props.bulkActions,
        onSelectAll: selection.toggleAll,
        onClear: selection.clear,
      }}
    />
  ) : null;
  const goToRows = (): void => {
    if (table.focus.active >= 0) table.focus.moveTo(table.focus.active);
  };
  const content = (
    <Frame
      ref={frameRef}
      style={table.variables}
      data-table=""
      data-framed={props.isFrameless || props.isBleeding ? undefined : ''}
      data-bleeding={props.isBleeding ? '' : undefined}
      data-selectable={selection.isOn ? '' : undefined}
      data-opens={props.onRowOpen ? '' : undefined}
      data-compact={isCompact ? (hasEndValue ? 'beside' : '') : undefined}
      data-own-scroll={maxHeight === undefined ? undefined : ''}
      data-still={isLoading ? '' : undefined}
    >
      <VisuallyHidden>
        <span role="status">
          {isLoading
            ? t('loading', { label })
            : isSelecting && t('selectedOfShown', { count, shown: order.count })}
        </span>
      </VisuallyHidden>
      {((isPhone && (!isEmpty || listBar)) || bar !== null) && (
        <HeadSlot data-head-slot="">
          {isPhone ? (
            <PhoneStrip
              listBar={listBar}
              view={view}
              selectAll={isEmpty ? undefined : table.selectAll}
              bar={bar}
            />
          ) : (
            bar
          )}
        </HeadSlot>
      )}
      <Scroller
        ref={scrollerRef}
        $rules={table.rules}
        data-scroller={maxHeight === undefined ? undefined : ''}
        onKeyDown={table.handlers.onGridKeyDown}
      >
        <TableNotice {...props} />
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={order.count + 1}
          aria-multiselectable={selection.isOn || undefined}
          aria-busy={isPending(status) || undefined}
        >
          <TableHead
            headRef={headRef}
            columns={shown}
            sort={table.sort}
            onSort={table.onSort}
            selectAll={table.selectAll}
            hasActions={props.rowActions !== undefined}
            columnMenu={table.columnMenu}
            isPhone={isPhone}
          />
          {isLoading && (
            <SkeletonRows
              bodyRef={bodyRef}
              columns={shown}
              isSelectable={selection.isOn}
              hasEnd={table.hasEnd}
              isCompact={isCompact}
            />
          )}
          {!isLoading && (
            <TableBody
              table={table}
              bodyRef={bodyRef}
              tableId={tableId}
              search={listBar?.search?.value.trim() ?? ''}
              viewKey={props.viewKey}
              selectedKeys={selection.isOn ? props.selectedKeys : undefined}
              actions={props.rowActions}
            />
          )}
        </div>
        {isEmpty && <TablePanel {...props} />}
      </Scroller>
      <span ref={endRef} tabIndex={-1} />
    </Frame>
  );
  return listBar ? (
    <TableWithBar
      barRef={barRef}
      isEmpty={isEmpty}
      isBleeding={props.isBleeding ?? false}
      bar={
        <FilterBar
          {...listBar}
          search={listBar.search && { ...listBar.search, onGo: goToRows }}
          view={view}
          hasNoSummary
        />
      }
    >
      {content}
    </TableWithBar>
  ) : (
    content
  );
}
