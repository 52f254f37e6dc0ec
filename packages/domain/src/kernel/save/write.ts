import { attach, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../entries';
import {
  mayHaveChanged,
  resourceDoubted,
  resourceWritten,
  resourceWrittenByJob,
  writtenElsewhere,
} from './freshness';
import type { Write } from './resource';
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
  .on([resourceWritten, resourceDoubted, writtenElsewhere], (all, key) => withEntry(all, key, null))
  .on([jobEnded, ...mayHaveChanged], () => new Map());

/**
 * Saves an edit for a job, as a page does (`createSave`), but it reads first, and a read that fails is its failure. It never
 * logs out. Made again after a failure, it merges into what the server has then, and what was answered is not asked again.
 * What was read of a list is known until the job ends, for its other rows.
 */
export const writeFx = attach({
  source: $known,
  mapParams: ({ resource, op }: Write, all): AnySaving => {
    const { known, readAt } = all.get(resource.keyOf(op)) ?? { known: null, readAt: null };
    return { resource, op, by: jobs, known, job: { readAt } };
  },
  effect: saveFx,
});

const ended = sample({
  clock: saveFx.finally,
  filter: ({ params, ...end }) =>
    // Of several calls some may have succeeded; a row of a list is one.
    params.by === jobs &&
    (end.status === 'done' || (params.resource.withValue === undefined && end.error.kind !== 'declined')),
});
$known.on(ended, (all, end) => {
  const key = keyIn(end);
  const last = all.get(key);
  const { withValue } = end.params.resource;
  if (end.status === 'fail' || last === undefined || withValue === undefined)
    return withEntry(all, key, null);
  // Unless a page has written in the meantime.
  const isLast = last.known === end.result.known;
  return isLast ? new Map(all).set(key, { ...last, known: withValue(last.known, end.result.value) }) : all;
});
sample({ clock: ended, fn: keyIn, target: resourceWrittenByJob });
