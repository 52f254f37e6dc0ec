import { useId, useRef, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { isPending } from '../../loading/loadStatus';
import { VisuallyHidden } from '../../primitives';
import { FilterBar } from '../FilterBar/FilterBar';
import { SearchMarks } from '../SearchMarks/SearchMarks';
import type { DataTableProps } from './DataTableProps';
import { Frame, HeadSlot, Scroller } from './Frame';
import { PhoneStrip } from './PhoneStrip';
import type { SelectionBarProps } from './SelectionBar';
import { SkeletonRows } from './SkeletonRows';
import { TableBody } from './TableBody';
import type { TableExtrasProps } from './TableExtras';
import { TableHead } from './TableHead';
import { TablePanel, TableNotice } from './TablePanel';
import { TableWithBar } from './TableWithBar';
import { useDataTable } from './useDataTable';
import { t } from './text.en';

export type { DataTableProps };

const selectionBar = createLazyComponent<SelectionBarProps>(() => import('./SelectionBar'));
const tableExtras = createLazyComponent<TableExtrasProps>(() => import('./TableExtras'), 'nowhere');

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
  const { isPhone, isLoading, isEmpty, isCompact, compactCard, shown, order, selection, view } = table;
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
      data-compact={
        isCompact ? `${compactCard.hasLines ? 'lines' : ''} ${compactCard.hasFoot ? 'foot' : ''}` : undefined
      }
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
            <SearchMarks query={listBar?.search?.value ?? ''}>
              <TableBody
                table={table}
                bodyRef={bodyRef}
                tableId={tableId}
                viewKey={props.viewKey}
                selectedKeys={selection.isOn ? props.selectedKeys : undefined}
                actions={props.rowActions}
              />
            </SearchMarks>
          )}
        </div>
        {isEmpty && <TablePanel {...props} />}
      </Scroller>
      <Lazy component={tableExtras} isNeeded props={{ frameRef }} />
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
