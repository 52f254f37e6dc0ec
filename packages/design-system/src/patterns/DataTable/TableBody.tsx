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

/** A row in view, or a heading among the rows. */
interface VisibleRow {
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  /** The index among rows and headings; without headings that of the row. */
  readonly place?: number | undefined;
  readonly heading?: ReactNode;
}

/** The rows in view, in a list as tall as all of them. */
export function TableRows<Row>({
  visible,
  size,
  table,
  bodyRef,
  tableId,
  viewKey,
  selectedKeys,
  actions,
}: TableBodyProps<Row> & { visible: readonly VisibleRow[]; size: number }): ReactNode {
  const { sorted: rows, order, focus, editing, highlighted, handlers } = table;
  const slotOf = useRowSlots(order, viewKey, focus.lastKey);
  return (
    <div
      ref={bodyRef}
      role="rowgroup"
      data-body=""
      hidden={rows.length === 0}
      style={{ height: size }}
      {...handlers.body}
    >
      {visible.map(({ index, top, place = index, heading }) => {
        if (heading) return heading;
        const key = order.keyAt(index);
        const row = rows[index];
        if (key === undefined || row === undefined) return null;
        const slot = slotOf(index);
        return (
          <TableRow
            key={slot}
            row={row}
            index={index}
            place={place}
            top={top}
            nameId={`${tableId}-${slot}`}
            isSelected={selectedKeys?.has(key)}
            isActive={index === focus.active}
            isHighlighted={key === highlighted}
            editing={editing?.key === key ? editing.column : undefined}
            columns={table.shown}
            onEditEnd={table.onEditEnd}
            blockOf={table.blockOf}
            actions={actions}
            hasEnd={table.hasEnd}
            isCompact={table.isCompact}
          />
        );
      })}
    </div>
  );
}

/** Renders the rows in view. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const { sorted, order, rowSize, focus } = props.table;
  const { rows, size } = useVirtualRows({
    listRef: props.bodyRef,
    count: sorted.length,
    rowSize,
    list: order,
    pinned: focus.active,
    wholeUpTo: 30,
  });
  return <TableRows {...props} visible={rows} size={size} />;
}
