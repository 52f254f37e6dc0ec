/** What tells a row, a card or an option from every other. */
type RowKey = string | number;

/**
 * Ids of the elements that rows are drawn in, in the order of the rows. `held` is the key of the row that
 * may hold the focus.
 */
export type RowSlots = (keys: readonly RowKey[], held: RowKey | undefined) => readonly number[];

/**
 * Gives rows the elements to be drawn in. A row keeps its element as long as it is drawn; the element
 * of a row that is gone goes to a row that comes, which costs some texts and not a new row. Only that
 * of the row that may hold the focus is let go with it: the focus must not pass to another row unseen.
 */
export function createRowSlots(): RowSlots {
  let slotOf = new Map<RowKey, number>();
  let last: RowKey | undefined;
  let made = 0;

  return (keys, held) => {
    const next = new Map<RowKey, number>();
    for (const key of keys) {
      const slot = slotOf.get(key);
      if (slot !== undefined) next.set(key, slot);
    }
    const free = [...slotOf].flatMap(([key, slot]) => (next.has(key) || key === last ? [] : [slot]));
    let taken = 0;
    for (const key of keys) {
      if (next.has(key)) continue;
      next.set(key, free[taken] ?? (made += 1));
      taken += 1;
    }
    slotOf = next;
    last = held;
    return keys.map((key) => next.get(key) ?? 0);
  };
}
