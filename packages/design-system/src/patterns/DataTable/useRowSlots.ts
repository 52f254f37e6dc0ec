import { useMemo, useState } from 'react';
import type { RowOrder } from './rowOrder';
import type { RowKey } from './types';

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
export function useRowSlots(
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
