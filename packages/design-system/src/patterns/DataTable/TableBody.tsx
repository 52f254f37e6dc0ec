import type { ReactNode, RefObject } from 'react';
import { useVirtualRows } from '../../primitives/VirtualRows/useVirtualRows';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { SearchHighlightProps } from './SearchHighlight';
import { TableRow, type RowShape } from './TableRow';
import type { RowKey } from './types';
import type { GridHandlers } from './useBodyHandlers';
import type { RowFocus } from './useRowFocus';

/** Lists of so many rows are whole in the document: for find in page, print, and the counts of screen readers. */
const WHOLE_UP_TO = 300;
const FEW_ROWS = 30;

const searchHighlight = createLazyComponent<SearchHighlightProps>(
  () => import('./SearchHighlight'),
  'nowhere',
);

export interface TableBodyProps<Row> {
  bodyRef: RefObject<HTMLDivElement | null>;
  tableId: string;
  rows: readonly Row[];
  keys: readonly RowKey[];
  rowSize: number;
  shape: RowShape<Row>;
  focus: RowFocus;
  handlers: GridHandlers['body'];
  /** Undefined when rows cannot be selected. */
  selectedKeys: ReadonlySet<RowKey> | undefined;
  /** What is searched; '' without a search. */
  search: string;
  /** The search and the filters as one text. */
  viewKey: string | undefined;
}

/** An id has no spaces: `aria-labelledby` separates ids by them. */
const idOf = (key: RowKey): string => String(key).replace(/\s/g, '_');

/** Renders the rows in view. */
export function TableBody<Row>({
  bodyRef,
  tableId,
  rows,
  keys,
  rowSize,
  shape,
  focus: { active, highlighted, editing },
  handlers,
  selectedKeys,
  search,
  viewKey,
}: TableBodyProps<Row>): ReactNode {
  const visible = useVirtualRows({
    listRef: bodyRef,
    count: rows.length,
    rowSize,
    list: rows,
    pinned: active,
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
        style={{ height: visible.size }}
        {...handlers}
      >
        {visible.rows.map(({ index, top }) => {
          const key = keys[index];
          const row = rows[index];
          if (key === undefined || row === undefined) return null;
          return (
            <TableRow
              key={key}
              row={row}
              shape={shape}
              index={index}
              top={top}
              nameId={`${tableId}-${idOf(key)}`}
              editing={editing?.key === key ? editing.column : undefined}
              isSelected={selectedKeys?.has(key)}
              isActive={index === active}
              isHighlighted={key === highlighted}
            />
          );
        })}
      </div>
      {visible.follower}
      {search !== '' && <Lazy component={searchHighlight} props={{ bodyRef, query: search }} />}
    </>
  );
}
