import { createEffect, createStore, sample } from 'effector';
import { createGuardedWrite, resourceWritten, type Edit, type GuardedField } from '../shared/guard';
import type { EntityId, Failure } from '../shared/http';

/** A row before and after a write: `before` is `null` for a new row, `after` for one that is deleted. */
export interface RowWrite<Row> {
  readonly before: Row | null;
  readonly after: Row | null;
}

/**
 * Writes one row of a list: creates it, deletes it, or merges the edit into the row that the server has now.
 *
 * @param options.name the name of the call that saves.
 * @param options.resource the resource by which other tabs learn that their rows are stale.
 * @param options.noun names the row in the conflict dialog: “the redirect “Dunk””.
 */
export function createRowWrite<Row extends { readonly id: EntityId }>(options: {
  readonly name: string;
  readonly resource: string;
  readonly fields: readonly GuardedField[];
  readonly nounOf: (row: Row) => string;
  readonly read: () => Promise<readonly Row[]>;
  readonly create: (row: Row) => Promise<unknown>;
  readonly save: (row: Row) => Promise<unknown>;
  readonly remove: (id: EntityId) => Promise<unknown>;
}) {
  const $known = createStore<readonly Row[]>([]);
  const guard = createGuardedWrite<Edit<Row>, readonly Row[], Row>({
    name: options.name,
    // Separate from the page's, whose rows are in another store.
    resourceOf: () => `${options.resource}.writes`,
    $known,
    requiresRead: true,
    read: options.read,
    currentOf: (rows, { base }) => rows.find(({ id }) => id === base.id) ?? null,
    editOf: (edit) => edit,
    fieldsOf: () => options.fields,
    subjectOf: ({ base }) => options.nounOf(base),
    write: (_, row) => options.save(row),
  });
  $known
    .on(guard.refreshed, (_, { known }) => known)
    .on(guard.writeFx.doneData, (rows, { value }) => rows.map((row) => (row.id === value.id ? value : row)));

  const writeFx = createEffect<RowWrite<Row>, void, Failure>(async ({ before, after }) => {
    if (after === null) {
      if (before !== null) await options.remove(before.id);
    } else if (before === null) await options.create(after);
    else await guard.writeFx({ base: before, mine: after });
  });
  sample({ clock: writeFx.done, fn: () => options.resource, target: resourceWritten });
  return writeFx;
}
