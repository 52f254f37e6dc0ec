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
