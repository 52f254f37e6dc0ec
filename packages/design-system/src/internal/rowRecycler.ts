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
  lockedKeys: ReadonlySet<RowKey>,
) => readonly number[];

/**
 * Gives rows the elements to be drawn in. A row keeps its element as long as it is drawn; the element
 * of a row that is gone goes to a row that comes, which costs some texts and not a new row. Two
 * exceptions: a held row lets its element go with it, for the focus must not pass to another row unseen; and
 * after a scroll that left less than half of the rows, each that is not held is drawn in the element that
 * stands at its place, which costs less than to move so many behind the few that stayed.
 */
export function createRowRecycler(): RowRecycler {
  let idByKey = new Map<RowKey, number>();
  let last: { list: unknown; lockedKeys: ReadonlySet<RowKey> } = { list: undefined, lockedKeys: new Set() };
  let made = 0;

  return (list, keys, lockedKeys) => {
    // Whatever comes after none takes over what was there before.
    if (keys.length === 0) return [];
    const staying = keys.filter((key) => idByKey.has(key));
    // A range that only grows or shrinks is no fling: an element that a press is on must not change its row.
    const isFling = list === last.list && staying.length < Math.min(keys.length, idByKey.size) / 2;
    const next = new Map<RowKey, number>();
    for (const key of staying) {
      const id = idByKey.get(key);
      if (id !== undefined && (!isFling || last.lockedKeys.has(key))) next.set(key, id);
    }
    const taken = new Set(next.values());
    const free = [...idByKey].flatMap(([key, id]) => (taken.has(id) || last.lockedKeys.has(key) ? [] : [id]));
    let used = 0;
    const ids = keys.map((key) => next.get(key) ?? free[used++] ?? (made += 1));
    idByKey = new Map(keys.map((key, at) => [key, ids[at] ?? 0]));
    last = { list, lockedKeys };
    return ids;
  };
}
