/** What tells a row, a card or an option from every other. */
type RowKey = string | number;

/**
 * Ids of the elements that rows are drawn in, in the order of the rows.
 *
 * @param list what the rows are of; the same one as long as only the view of it moves.
 * @param keys of the rows that are drawn.
 * @param held keys of rows that keep their element whatever comes: one that may hold the focus, one that is open.
 */
export type RowRecycler = (
  list: unknown,
  keys: readonly RowKey[],
  held: ReadonlySet<RowKey>,
) => readonly number[];

/**
 * Gives rows the elements to be drawn in. A row keeps its element as long as it is drawn; the element
 * of a row that is gone goes to a row that comes, which costs some texts and not a new row. Two
 * exceptions: a held row lets its element go with it, for the focus must not pass to another row unseen; and
 * after a scroll that left less than half of the rows, each that is not held is drawn in the element that
 * stands at its place, which costs less than to move so many behind the few that stayed.
 */
export function createRowRecycler(): RowRecycler {
  let slotOf = new Map<RowKey, number>();
  let last: { list: unknown; held: ReadonlySet<RowKey> } = { list: undefined, held: new Set() };
  let made = 0;

  return (list, keys, held) => {
    // Whatever comes after none takes over what was there before.
    if (keys.length === 0) return [];
    const staying = keys.filter((key) => slotOf.has(key));
    // A range that only grows or shrinks is no fling: an element that a press is on must not change its row.
    const isFling = list === last.list && staying.length < Math.min(keys.length, slotOf.size) / 2;
    const next = new Map<RowKey, number>();
    for (const key of staying) {
      const slot = slotOf.get(key);
      if (slot !== undefined && (!isFling || last.held.has(key))) next.set(key, slot);
    }
    const taken = new Set(next.values());
    const free = [...slotOf].flatMap(([key, slot]) => (taken.has(slot) || last.held.has(key) ? [] : [slot]));
    let used = 0;
    const slots = keys.map((key) => next.get(key) ?? free[used++] ?? (made += 1));
    slotOf = new Map(keys.map((key, at) => [key, slots[at] ?? 0]));
    last = { list, held };
    return slots;
  };
}
