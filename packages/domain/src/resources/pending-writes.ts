import { createStore, type Effect } from 'effector';

/** The number of pending writes per monitor. */
export const $pendingWrites = createStore<ReadonlyMap<string, number>>(new Map());

const count =
  (step: 1 | -1) =>
  (writes: ReadonlyMap<string, number>, uuid: string): ReadonlyMap<string, number> => {
    const next = new Map(writes);
    const total = (writes.get(uuid) ?? 0) + step;
    if (total > 0) next.set(uuid, total);
    else next.delete(uuid);
    return next;
  };

/**
 * Counts the calls of an effect that change a monitor. The page does not load a monitor while one is pending,
 * because the answer could miss it.
 */
export function trackWrite<Params, Done, Fail>(
  writeFx: Effect<Params, Done, Fail>,
  uuidOf: (params: Params) => string,
): void {
  $pendingWrites
    .on(writeFx, (writes, params) => count(1)(writes, uuidOf(params)))
    .on(writeFx.finally, (writes, { params }) => count(-1)(writes, uuidOf(params)));
}
