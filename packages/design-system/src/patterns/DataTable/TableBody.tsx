import type { ReactNode, RefObject } from 'react';
import { useVirtualRows } from '../../lib/react/useVirtualRows';
import type { RowOrder } from './rowOrder';
import { TableRow, type TableRowProps } from './TableRow';
import type { RowKey } from './types';
import type { CellEditing } from './useCellEditing';
import { useRowSlots } from './useRowSlots';

export interface TableBodyProps<Row> extends Pick<
  TableRowProps<Row>,
  'columns' | 'actions' | 'hasEnd' | 'isCompact' | 'onEditEnd'
> {
  bodyRef: RefObject<HTMLDivElement | null>;
  tableId: string;
  rows: readonly Row[];
  order: RowOrder;
  rowSize: number;
  /** Index of the row in the tab order, which is rendered wherever the list is scrolled. */
  active: number;
  lastFocused: RowKey | undefined;
  /** The search and the filters as one text. */
  viewKey: string | undefined;
  highlighted: RowKey | undefined;
  editing: CellEditing['editing'];
  /** Undefined when rows cannot be selected. */
  selectedKeys: ReadonlySet<RowKey> | undefined;
  handlers: Pick<
    React.ComponentProps<'div'>,
    'onClick' | 'onDoubleClick' | 'onMouseDown' | 'onKeyDown' | 'onFocus' | 'onBlur'
  >;
}

/** Renders the rows in view. */
export function TableBody<Row>({
  bodyRef,
  tableId,
  rows,
  order,
  rowSize,
  active,
  lastFocused,
  viewKey,
  highlighted,
  editing,
  selectedKeys,
  handlers,
  ...rest
}: TableBodyProps<Row>): ReactNode {
  const visible = useVirtualRows({
    listRef: bodyRef,
    count: rows.length,
    rowSize,
    list: order,
    pinned: active,
    wholeUpTo: 30,
  });
  const slotOf = useRowSlots(order, viewKey, lastFocused);
  return (
    <div
      ref={bodyRef}
      role="rowgroup"
      data-body=""
      hidden={rows.length === 0}
      style={{ height: visible.size }}
      {...handlers}
    >
      {visible.rows.map(({ index, top }) => {
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
            isActive={index === active}
            isHighlighted={key === highlighted}
            editing={editing?.key === key ? editing.column : undefined}
            {...rest}
          />
        );
      })}
    </div>
  );
}
