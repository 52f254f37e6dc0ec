import { createStore, type Effect } from 'effector';
import { withEntry } from '../kernel/entries';

/** The number of pending writes per monitor. */
export const $pendingWrites = createStore<ReadonlyMap<string, number>>(new Map());

type Writes = ReadonlyMap<string, number>;
const count = (writes: Writes, uuid: string, step: 1 | -1): Writes =>
  withEntry(writes, uuid, Math.max(0, (writes.get(uuid) ?? 0) + step) || null);

/**
 * Counts the calls of an effect that change a monitor. The page does not load a monitor while one is pending,
 * because the answer could miss it.
 */
export function trackWrite<Params, Done, Fail>(
  writeFx: Effect<Params, Done, Fail>,
  uuidOf: (params: Params) => string,
): void {
  $pendingWrites
    .on(writeFx, (writes, params) => count(writes, uuidOf(params), 1))
    .on(writeFx.finally, (writes, { params }) => count(writes, uuidOf(params), -1));
}
