import { createEffect, createStore, sample } from 'effector';
import type { Failure } from '../http';
import { jobKeyOf, resourceWritten } from './freshness';
import { createGuardedWrite, type Edit, type Resource } from './guarded-write';
import type { Rows } from './rows';

/**
 * The save of a resource for jobs: each reads first, and a read that fails is the job's result. The save of a
 * page is guarded by what the page has read.
 *
 * @param options.within restricts an edit to what the server's value has.
 */
export function createJobWrite<Value extends object, Known, Target extends object>(
  resource: Resource<Value, Known, Target>,
  options: {
    /** What was read, with the written value: the writes of a job that follow within `STALE_AFTER_MS` read nothing. */
    readonly patch: (known: Known, value: Value) => Known;
    readonly within?: (value: Value, current: Value) => Value;
  },
) {
  const { patch, within } = options;
  const $known = createStore<ReadonlyMap<string, Known>>(new Map());
  const guard = createGuardedWrite<Value, ReadonlyMap<string, Known>, Target>(
    {
      ...resource,
      // Separate from the page's, whose data are in another store.
      keyOf: (target) => jobKeyOf(resource.keyOf(target)),
      read: async (target) => new Map([[resource.keyOf(target), await resource.read(target)]]),
      find: (all, edit) => {
        const known = all.get(resource.keyOf(edit));
        return known === undefined ? null : resource.find(known, edit);
      },
    },
    {
      $known,
      lockOf: resource.keyOf,
      requiresRead: true,
      ...(within === undefined
        ? {}
        : {
            editOf: ({ base, mine }, current) => ({
              base: within(base, current),
              mine: within(mine, current),
            }),
          }),
    },
  );
  $known
    .on(guard.refreshed, (all, { known }) => new Map([...all, ...known]))
    .on(guard.writeFx.doneData, (all, { op, value }) => {
      const key = resource.keyOf(op);
      const known = all.get(key);
      return known === undefined ? all : new Map(all).set(key, patch(known, value));
    });
  sample({ clock: guard.writeFx.done, fn: ({ params }) => resource.keyOf(params), target: resourceWritten });
  return guard.writeFx;
}

/** A row before and after a write: `before` is `null` for a new row, `after` for one that is deleted. */
export interface RowWrite<Row> {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Writes one row for a job: creates it, deletes it, or merges the edit into the row that the server has now. */
export function createRowWrite<Row extends object>(rows: Rows<Row>) {
  const saveFx = createJobWrite<Row, readonly Row[], object>(rows, {
    patch: (known, value) => known.map((row) => (rows.idOf(row) === rows.idOf(value) ? value : row)),
  });
  const writeFx = createEffect<RowWrite<Row>, unknown, Failure>(async ({ before, after }) => {
    if (after === null) return before === null ? null : rows.remove(rows.idOf(before));
    const edit: Edit<Row> | null = before === null ? null : { base: before, mine: after };
    return edit === null ? rows.create(after) : saveFx(edit);
  });
  sample({ clock: writeFx.done, fn: () => rows.keyOf({}), target: resourceWritten });
  return writeFx;
}
