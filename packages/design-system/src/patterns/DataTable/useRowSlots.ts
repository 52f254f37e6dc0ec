import { useState } from 'react';
import type { RowOrder } from './rowOrder';
import type { RowKey } from './types';

/** The rows of a view when it was opened: each has the slot of its index. */
interface View {
  readonly key: string | undefined;
  readonly order: RowOrder;
  /** A row that keeps the slot that it had in the view before. */
  readonly pinned: { readonly key: RowKey; readonly slot: string } | null;
  /** Indexes by key; computed once the rows have changed. */
  indexes: ReadonlyMap<RowKey, number> | null;
}

function slotIn(view: View, order: RowOrder, index: number): string {
  const key = order.keyAt(index);
  if (key === undefined) return '';
  const { pinned } = view;
  if (pinned?.key === key) return pinned.slot;
  if (order !== view.order) view.indexes ??= new Map(view.order.all().map((each, at) => [each, at]));
  const at = order === view.order ? index : view.indexes?.get(key);
  return at === undefined || String(at) === pinned?.slot ? `row-${key}` : String(at);
}

/**
 * The React keys of rows. While a view stays, a row has its own elements. A search or a filter reuses them by position:
 * to change their texts costs less than to create them. The focused row keeps its own, because it may have the focus or
 * a field in it.
 *
 * @param view the search and the filters as one text.
 * @param focused the key of the row that was focused last.
 */
export function useRowSlots(
  order: RowOrder,
  view: string | undefined,
  focused: RowKey | undefined,
): (index: number) => string {
  const [shown, setShown] = useState<View>({ key: view, order, pinned: null, indexes: null });
  let current = shown;
  if (view !== shown.key || (shown.order.count === 0 && order.count > 0)) {
    const index = focused === undefined ? -1 : order.indexOf(focused);
    const pinned =
      index < 0 || focused === undefined ? null : { key: focused, slot: slotIn(shown, order, index) };
    current = { key: view, order, pinned, indexes: null };
    setShown(current);
  }
  return (index) => slotIn(current, order, index);
}
