import type { EntityId } from '../http';
import { mergeFields, type Field, type Merge } from './merge';

/**
 * Three-way merge of rows by their ids and fields, in the server's order. Rows that the server does not have any more stay
 * away; those that nothing changes are the same objects. A conflict's key is the id and the field: “7 note”.
 *
 * @param fieldsOf the fields of a row that are merged; its other fields are the server's.
 */
export function mergeRows<Row extends object>(
  edit: {
    readonly base: readonly Row[];
    readonly mine: readonly Row[];
    readonly tried?: readonly (readonly Row[])[] | undefined;
  },
  theirs: readonly Row[],
  idOf: (row: Row) => EntityId,
  fieldsOf: (theirs: Row, mine: Row) => readonly Field[],
): Merge<readonly Row[]> {
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [idOf(row), row]));
  const [bases, mines, ...tried] = [edit.base, edit.mine, ...(edit.tried ?? [])].map(byId);
  const keyOf = (id: EntityId, { key }: Field): string => `${id} ${key}`;
  const merges = theirs.map((row) => {
    const id = idOf(row);
    const ours = mines?.get(id) ?? row;
    const sent = tried.flatMap((rows) => rows.get(id) ?? []);
    return { id, ...mergeFields(bases?.get(id) ?? row, ours, row, fieldsOf(row, ours), sent) };
  });
  return {
    value: merges.map(({ value }) => value),
    conflicts: merges.flatMap(({ id, conflicts }) =>
      conflicts.map((one) => ({ ...one, field: { ...one.field, key: keyOf(id, one.field) } })),
    ),
    resolve: (resolution) =>
      merges.map(({ id, conflicts, resolve }) =>
        resolve(
          Object.fromEntries(
            conflicts.map(({ field }) => [field.key, resolution[keyOf(id, field)] ?? 'theirs']),
          ),
        ),
      ),
  };
}
