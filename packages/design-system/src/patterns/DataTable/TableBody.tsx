import type { ReactNode, RefObject } from 'react';
import { useVirtualRows } from '../../lib/react/useVirtualRows';
import { TableRow, type TableRowProps } from './TableRow';
import type { RowKey } from './types';
import type { TableState } from './useDataTable';
import { useRowSlots } from './useRowSlots';

export interface TableBodyProps<Row> extends Pick<TableRowProps<Row>, 'actions'> {
  table: TableState<Row>;
  bodyRef: RefObject<HTMLDivElement | null>;
  tableId: string;
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
  viewKey,
  selectedKeys,
  actions,
}: TableBodyProps<Row>): ReactNode {
  const { sorted: rows, order, rowSize, focus, editing, highlighted, handlers } = table;
  const slotOf = useRowSlots(order, viewKey, focus.lastKey);
  const { rows: visible, size } = useVirtualRows({
    listRef: bodyRef,
    count: rows.length,
    rowSize,
    list: order,
    pinned: focus.active,
    wholeUpTo: 30,
  });
  return (
    <div
      ref={bodyRef}
      role="rowgroup"
      data-body=""
      hidden={rows.length === 0}
      style={{ height: size }}
      {...handlers.body}
    >
      {visible.map(({ index, top }) => {
        const key = order.keyAt(index);
        const row = rows[index];
        if (key === undefined || row === undefined) return null;
        const slot = slotOf(index);
        return (
          <TableRow
            key={slot}
            row={row}
            index={index}
            top={top}
            nameId={`${tableId}-${slot}`}
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
  );
}
