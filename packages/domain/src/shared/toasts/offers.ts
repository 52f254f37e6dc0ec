import { createEvent, createStore, sample, type EventCallable, type Unit } from 'effector';
import type { Failure } from '../http';
import { toastActed, toastShown } from './toasts';

/** A failed call that can be made again; `id` is the payload of `toastActed`. */
export const retryOffered = createEvent<{ readonly call: string; readonly id: string }>();
/** What was offered is no longer possible: it was done, or it is too late. */
export const offersEnded = createEvent<readonly string[]>();

const add = (ids: readonly string[], id: string | undefined): readonly string[] =>
  id === undefined || ids.includes(id) ? ids : [...ids, id];

const remove = (ids: readonly string[], ended: readonly string[]): readonly string[] =>
  ids.some((id) => ended.includes(id)) ? ids.filter((id) => !ended.includes(id)) : ids;

/** The ids of the actions that are possible now: Undo and Try again, for Activity. */
export const $possibleActions = createStore<readonly string[]>([])
  .on(toastShown, (ids, { action }) => add(ids, action?.id))
  .on(retryOffered, (ids, { id }) => add(ids, id))
  .on(toastActed, (ids, id) => remove(ids, [id]))
  .on(offersEnded, remove);

/**
 * Offers in Activity to make a failed call again.
 *
 * @param options.ended the call was made again or its page closed.
 * @param options.target makes the call again. Several owners of one call all do, and ignore it where nothing failed.
 */
export function offerRetry(options: {
  readonly failed: Unit<Failure>;
  readonly ended: Unit<unknown>[];
  readonly target: EventCallable<void>;
}): void {
  const $id = createStore<string | null>(null);
  const offered = sample({
    clock: options.failed,
    filter: ({ kind }) => kind !== 'aborted' && kind !== 'declined',
    fn: ({ call }) => ({ call, id: `retry:${call}` }),
  });
  const ended = sample({ clock: options.ended, source: $id, filter: Boolean, fn: (id) => [id as string] });
  $id.on(offered, (_, { id }) => id).on(ended, () => null);
  sample({ clock: offered, target: retryOffered });
  sample({ clock: ended, target: offersEnded });
  sample({
    clock: toastActed,
    source: $id,
    filter: (id, acted) => id === acted,
    fn: () => undefined,
    target: options.target,
  });
}
