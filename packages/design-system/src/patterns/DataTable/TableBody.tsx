import type { ReactNode, RefObject } from 'react';
import { useVirtualRows } from '../../primitives/VirtualRows/useVirtualRows';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { SearchHighlightProps } from './SearchHighlight';
import { TableRow, type TableRowProps } from './TableRow';
import type { RowKey } from './types';
import type { TableState } from './useDataTable';

/** Lists of so many rows are whole in the document: for find in page, print, and the counts of screen readers. */
const WHOLE_UP_TO = 300;
const FEW_ROWS = 30;

const searchHighlight = createLazyComponent<SearchHighlightProps>(
  () => import('./SearchHighlight'),
  'nowhere',
);

export interface TableBodyProps<Row> extends Pick<TableRowProps<Row>, 'actions'> {
  table: TableState<Row>;
  bodyRef: RefObject<HTMLDivElement | null>;
  tableId: string;
  /** What is searched; '' without a search. */
  search: string;
  /** The search and the filters as one text. */
  viewKey: string | undefined;
  /** Undefined when rows cannot be selected. */
  selectedKeys: ReadonlySet<RowKey> | undefined;
}

/** Renders the rows in view. */
export function TableBody<Row>({
  table,
  bodyRef,
  tableId,
  search,
  viewKey,
  selectedKeys,
  actions,
}: TableBodyProps<Row>): ReactNode {
  const { sorted: rows, order, rowSize, focus, editing, highlighted, handlers } = table;
  const {
    rows: visible,
    size,
    follower,
  } = useVirtualRows({
    listRef: bodyRef,
    count: rows.length,
    rowSize,
    list: order,
    pinned: focus.active,
    wholeUpTo: WHOLE_UP_TO,
    view: viewKey,
    isSearched: search !== '',
  });
  return (
    <>
      <div
        ref={bodyRef}
        role="rowgroup"
        data-body=""
        // A few rows are painted sooner than they are skipped.
        data-whole={rows.length > FEW_ROWS && rows.length <= WHOLE_UP_TO ? '' : undefined}
        hidden={rows.length === 0}
        style={{ height: size }}
        {...handlers.body}
      >
        {visible.map(({ index, top }) => {
          const key = order.keyAt(index);
          const row = rows[index];
          if (key === undefined || row === undefined) return null;
          return (
            <TableRow
              key={key}
              row={row}
              index={index}
              top={top}
              nameId={`${tableId}-${key}`}
              isSelected={selectedKeys?.has(key)}
              isActive={index === focus.active}
              isHighlighted={key === highlighted}
              editing={editing?.key === key ? editing.column : undefined}
              columns={table.shown}
              onEditEnd={table.onEditEnd}
              actions={actions}
              hasEnd={table.hasEnd}
              isCompact={table.isCompact}
            />
          );
        })}
      </div>
      {follower}
      {search !== '' && <Lazy component={searchHighlight} props={{ bodyRef, query: search }} />}
    </>
  );
}
