type RowKey = string | number;

/**
 * Returns the ids of the elements to render rows in, in the order of `keys`.
 *
 * @param list identity of the data; unchanged while only the view of it moves.
 * @param keys keys of the rendered rows.
 * @param lockedKeys keys of rows whose elements are never recycled: the focused one, those that are expanded.
 */
export type RowRecycler = (
  list: unknown,
  keys: readonly RowKey[],
  lockedKeys: ReadonlySet<RowKey>,
) => readonly number[];

/**
 * Recycles the elements of virtualized rows. A row keeps its element while it is rendered; the element of a
 * row that leaves goes to one that enters, which updates texts instead of mounting.
 *
 * The element of a locked row is never passed on, so that the focus cannot move to another row unnoticed.
 * After a fling, which leaves less than half of the rows, elements are reassigned by position: cheaper than
 * moving that many behind the few that remain.
 */
export function createRowRecycler(): RowRecycler {
  let idByKey = new Map<RowKey, number>();
  let last: { list: unknown; lockedKeys: ReadonlySet<RowKey> } = { list: undefined, lockedKeys: new Set() };
  let made = 0;

  return (list, keys, lockedKeys) => {
    // After an empty list, the next rows take over the elements that were there before it.
    if (keys.length === 0) return [];
    const staying = keys.filter((key) => idByKey.has(key));
    // A range that only grows or shrinks is no fling: a pressed element must not change its row.
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
