import { createEffect, createStore, sample, type Effect } from 'effector';
import { withEntry } from '../kernel/entries';

/** The number of pending writes per monitor. */
export const $pendingWrites = createStore<ReadonlyMap<string, number>>(new Map());

type Writes = ReadonlyMap<string, number>;
const count = (writes: Writes, uuid: string, step: 1 | -1): Writes =>
  withEntry(writes, uuid, Math.max(0, (writes.get(uuid) ?? 0) + step) || null);

/** A moment later, because a queue begins its next write when one has ended. */
const endedFx = createEffect(async (_: string) => Promise.resolve());
$pendingWrites.on(endedFx.done, (writes, { params }) => count(writes, params, -1));

/**
 * Counts the calls of an effect that change a monitor. The page does not load a monitor while one is pending,
 * because the answer could miss it.
 */
export function trackWrite<Params, Done, Fail>(
  writeFx: Effect<Params, Done, Fail>,
  uuidOf: (params: Params) => string,
): void {
  $pendingWrites.on(writeFx, (writes, params) => count(writes, uuidOf(params), 1));
  sample({ clock: writeFx.finally, fn: ({ params }) => uuidOf(params), target: endedFx });
}
