import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useVirtualRows } from '../../lib/react/useVirtualRows';
import { TableRow, type TableRowProps } from './TableRow';
import type { RowKey } from './types';
import type { TableState } from './useDataTable';
import type { RowOrder } from './rowOrder';

/** The rows of a view when it was opened: each has the slot of its index. */
interface View {
  readonly key: string | undefined;
  readonly order: RowOrder;
  /** The slot of a row in the view before, which no other row takes. */
  readonly pinned: { readonly key: RowKey; readonly slot: string } | null;
}

/** @param index of the row in the view's order; -1 or undefined when it is not in it. */
function slotIn({ pinned }: View, key: RowKey, index: number | undefined): string {
  if (pinned?.key === key) return pinned.slot;
  return index === undefined || index < 0 || String(index) === pinned?.slot ? `row-${key}` : String(index);
}

/**
 * The React keys of rows. While a view stays, a row has its own elements. A search or a filter reuses them by position:
 * to change their texts costs less than to create them. The row that was focused last may have the focus, a field or an
 * open menu, so its elements show no other row.
 *
 * @param view the search and the filters as one text.
 * @param focused the key of the row that was focused last.
 * @returns the key for the row at an index of `order`.
 */
function useRowSlots(
  order: RowOrder,
  view: string | undefined,
  focused: RowKey | undefined,
): (index: number) => string {
  const [shown, setShown] = useState<View>({ key: view, order, pinned: null });
  let current = shown;
  if (view !== shown.key || (shown.order.count === 0 && order.count > 0)) {
    const pinned =
      focused === undefined
        ? null
        : { key: focused, slot: slotIn(shown, focused, shown.order.indexOf(focused)) };
    current = { key: view, order, pinned };
    setShown(current);
  }
  const first = current.order;
  const isFirst = order === first;
  const indexes = useMemo(
    () => (isFirst ? null : new Map(first.all().map((key, index) => [key, index]))),
    [isFirst, first],
  );
  return (index) => {
    const key = order.keyAt(index);
    return key === undefined ? '' : slotIn(current, key, indexes === null ? index : indexes.get(key));
  };
}

/** Lists of so many rows are whole in the document: for find in page, print, and the counts of screen readers. */
const WHOLE_UP_TO = 300;
const FEW_ROWS = 30;

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
    wholeUpTo: WHOLE_UP_TO,
  });
  return (
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
