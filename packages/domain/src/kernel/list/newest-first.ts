import type { EntityId } from '../http';

/**
 * The order of a list that loads again while it is shown: rows that were not there before come first, where the person
 * looks, and the others stay where they were.
 *
 * @param idOf rows with the same id twice keep the order of the server.
 */
export const newestFirst =
  <Row>(idOf: (row: Row) => EntityId) =>
  (before: readonly Row[], loaded: readonly Row[]): readonly Row[] => {
    const added = new Map(loaded.map((row) => [idOf(row), row]));
    if (added.size < loaded.length) return loaded;
    const known = before.flatMap((row) => {
      const id = idOf(row);
      const now = added.get(id);
      added.delete(id);
      return now === undefined ? [] : [now];
    });
    return [...added.values(), ...known];
  };

/** The row that the server has made last, by the number of its id; `null` without rows or where ids have no order. */
export function newestOf<Row extends { readonly id: EntityId }>(rows: readonly Row[]): Row | null {
  let newest: Row | null = null;
  for (const row of rows) if (Number(row.id) > Number(newest?.id ?? -1)) newest = row;
  return newest;
}
