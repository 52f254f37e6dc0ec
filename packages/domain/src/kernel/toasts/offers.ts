import { createEvent, createStore } from 'effector';
import { toastActed, toastShown } from './toasts';

/** A failed call that can be made again; `id` is the payload of `toastActed`. */
export const retryOffered = createEvent<{ readonly call: string; readonly id: string }>();
/** What was offered is no longer possible: it was done, or it is too late. */
export const offersEnded = createEvent<readonly string[]>();

const add = (ids: readonly string[], id: string | undefined): readonly string[] =>
  id === undefined || ids.includes(id) ? ids : [...ids, id];

const remove = (ids: readonly string[], ended: readonly string[]): readonly string[] =>
  ids.some((id) => ended.includes(id)) ? ids.filter((id) => !ended.includes(id)) : ids;

/** The ids of the actions that are possible now: Undo and Retry, for Activity. */
export const $possibleActions = createStore<readonly string[]>([])
  .on(toastShown, (ids, { action }) => add(ids, action?.id))
  .on(retryOffered, (ids, { id }) => add(ids, id))
  .on(toastActed, (ids, id) => remove(ids, [id]))
  .on(offersEnded, remove);
