import { createEffect, createEvent, createStore, sample } from 'effector';
import type { EntityId, Failure } from './http';

/** What is under way for one item, and what follows it. */
export interface QueueEntry<Op> {
  readonly running: Op;
  readonly next: Op | null;
}

/** How an operation ended. With a `next` it was not the last word on its item. */
export interface Settled<Op, Done = unknown> {
  readonly op: Op;
  /** What `run` resolved with; `null` when it failed. */
  readonly result: Done | null;
  readonly next: Op | null;
  /** `null` when it succeeded. */
  readonly failure: Failure | null;
}

/**
 * Changes to the items of a list, in order: of one item, no operation starts before the one before it
 * was answered, so that none can overtake another on its way to the server. Of what is asked for
 * meanwhile only the last is run. Different items do not wait for each other.
 *
 * @param options.run sends an operation; it fails with a `Failure`.
 * @param options.follow what follows the running operation once `op` is asked for too; the last one
 * asked for, unless said otherwise.
 * @param options.rebase the next operation, now that the one that it was based on has failed.
 */
export function createKeyedQueue<Op, Done = unknown>(options: {
  readonly keyOf: (op: Op) => EntityId;
  readonly run: (op: Op) => Promise<Done>;
  readonly follow?: (entry: QueueEntry<Op>, op: Op) => Op | null;
  readonly rebase?: (next: Op, failed: Op) => Op;
}) {
  const { keyOf, run, follow = (_: QueueEntry<Op>, op: Op) => op, rebase = (next: Op) => next } = options;

  const requested = createEvent<Op>();
  const runFx = createEffect<Op, Done, Failure>(async (op) => await run(op));

  const $entries = createStore<ReadonlyMap<EntityId, QueueEntry<Op>>>(new Map());

  const accepted = sample({
    clock: requested,
    source: $entries,
    fn: (entries, op) => ({ op, entry: entries.get(keyOf(op)) ?? null }),
  });

  const settled = sample({
    clock: runFx.finally,
    source: $entries,
    fn: (entries, end): Settled<Op, Done> => {
      const next = entries.get(keyOf(end.params))?.next ?? null;
      return end.status === 'done'
        ? { op: end.params, result: end.result, next, failure: null }
        : {
            op: end.params,
            result: null,
            next: next === null ? null : rebase(next, end.params),
            failure: end.error,
          };
    },
  });

  $entries
    .on(accepted, (entries, { op, entry }) =>
      new Map(entries).set(
        keyOf(op),
        entry === null ? { running: op, next: null } : { running: entry.running, next: follow(entry, op) },
      ),
    )
    .on(settled, (entries, { op, next }) => {
      const rest = new Map(entries);
      if (next === null) rest.delete(keyOf(op));
      else rest.set(keyOf(op), { running: next, next: null });
      return rest;
    });

  sample({ clock: accepted, filter: ({ entry }) => entry === null, fn: ({ op }) => op, target: runFx });
  sample({
    clock: settled,
    filter: ({ next }) => next !== null,
    fn: ({ next }) => next as Op,
    target: runFx,
  });

  /** Whether anything is under way. */
  const $isBusy = $entries.map((entries) => entries.size > 0);

  return { requested, settled, $entries, $isBusy };
}
