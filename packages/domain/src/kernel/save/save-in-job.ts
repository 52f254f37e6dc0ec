import { attach, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../entries';
import {
  mayHaveChanged,
  resourceDoubted,
  resourceWritten,
  resourceWrittenByJob,
  writtenElsewhere,
} from './freshness';
import type { Rows } from './rows';
import type { Edit, Resource } from './resource';
import { keyIn, readFirst, saveFx, type AnySaving } from './save';

/** A job has ended: what it knew is dropped. */
export const jobEnded = createEvent();

/** By whom the saves of jobs are. */
const jobs = {};

/** What the job that is running knows, by resource, so that it does not read a list again for each of its rows. */
const $known = createStore<ReadonlyMap<string, { readonly known: unknown; readonly readAt: number }>>(
  new Map(),
)
  .on(sample({ clock: readFirst, filter: ({ by }) => by === jobs }), (all, { resource, op, known, readAt }) =>
    new Map(all).set(resource.keyOf(op), { known, readAt }),
  )
  .on([resourceWritten, resourceDoubted], (all, key) => withEntry(all, key, null))
  .on(writtenElsewhere, (all, key) => withEntry(all, key, null))
  .on([jobEnded, ...mayHaveChanged], () => new Map());

interface JobSaving extends AnySaving {
  readonly patch: (known: unknown, value: object) => unknown;
}
type Asked = Pick<JobSaving, 'resource' | 'op' | 'editOf' | 'patch'>;
const saveKnownFx = attach({
  source: $known,
  mapParams: (asked: Asked, all): JobSaving => {
    const { known, readAt } = all.get(asked.resource.keyOf(asked.op)) ?? { known: null, readAt: null };
    return { ...asked, by: jobs, known, job: { readAt } };
  },
  effect: saveFx,
});
const saved = sample({ clock: saveFx.done, filter: ({ params }) => params.by === jobs });
$known.on(saved, (all, end) => {
  const key = keyIn(end);
  const last = all.get(key);
  // Unless a page has written in the meantime.
  if (last === undefined || last.known !== end.result.known) return all;
  const { patch } = end.params as JobSaving;
  return new Map(all).set(key, { ...last, known: patch(last.known, end.result.value) });
});
sample({ clock: saved, fn: keyIn, target: resourceWrittenByJob });

/**
 * Saves an edit of a resource for a job, in the handler of an effect: as a page does (`createSave`), but it reads first,
 * and a read that fails is its failure. What was read is known until the job ends, for the writes that follow.
 *
 * @param options.patch what was read, with the written value.
 * @param options.within restricts the edit to what the server's value has.
 * @returns the written value.
 */
export async function saveInJob<Value extends object, Known, Target extends object>(
  resource: Resource<Value, Known, Target>,
  op: Target & Edit<Value>,
  options: {
    readonly patch: (known: Known, value: Value) => Known;
    readonly within?: (value: Value, current: Value) => Value;
  },
): Promise<Value> {
  const { patch, within } = options;
  const editOf =
    within &&
    (({ base, mine }: Edit<Value>, current: Value) => ({
      base: within(base, current),
      mine: within(mine, current),
    }));
  const saving = { resource, op, patch, editOf } as unknown as Asked;
  return (await saveKnownFx(saving)).value as Value;
}

/** A row before and after a write: `before` is `null` for a new row, `after` for one that is deleted. */
export interface RowWrite<Row> {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Writes one row for a job: creates it, deletes it, or merges the edit into the row that the server has now. */
export function saveRowInJob<Row extends object>(
  rows: Rows<Row>,
  { before, after }: RowWrite<Row>,
): Promise<unknown> {
  if (before === null) return after === null ? Promise.resolve() : rows.create(after);
  if (after === null) return rows.remove(rows.idOf(before));
  const patch = (known: readonly Row[], value: Row): readonly Row[] =>
    known.map((row) => (rows.idOf(row) === rows.idOf(value) ? value : row));
  return saveInJob(rows, { base: before, mine: after }, { patch });
}
