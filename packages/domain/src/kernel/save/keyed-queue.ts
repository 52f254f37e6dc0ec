import { createEvent, createStore, sample } from 'effector';
import { withEntry } from '../entries';
import type { EntityId, Failure } from '../http';
import { createTask } from '../task';

/** The pending operations of one item. */
export interface QueueEntry<Op> {
  readonly running: Op;
  readonly next: Op | null;
}

/** A settled operation. With a `next`, another one for the same item follows. */
export interface Settled<Op, Done = unknown> {
  readonly op: Op;
  /** The result of `run`; `null` if it failed. */
  readonly result: Done | null;
  readonly next: Op | null;
  /** `null` if it succeeded. */
  readonly failure: Failure | null;
}

/**
 * A serial queue per item: an operation starts when the previous one of its item has settled, so saves cannot
 * overtake each other. Of the operations that wait, only the last one runs. Different items do not wait for
 * each other.
 *
 * @param options.run sends an operation; it fails with a `Failure`.
 * @param options.follow merges `op` into the waiting operation; by default it replaces it.
 * @param options.rebase adapts the waiting operation after the previous one failed.
 */
export function createKeyedQueue<Op, Done = unknown>(options: {
  readonly keyOf: (op: Op) => EntityId;
  readonly run: (op: Op) => Promise<Done>;
  readonly follow?: (entry: QueueEntry<Op>, op: Op) => Op | null;
  readonly rebase?: (next: Op, failed: Op) => Op;
}) {
  const { keyOf, follow = (_: QueueEntry<Op>, op: Op) => op, rebase = (next: Op) => next } = options;

  const requested = createEvent<Op>();
  const task = createTask(options.run);

  const $entries = createStore<ReadonlyMap<EntityId, QueueEntry<Op>>>(new Map());

  const accepted = sample({
    clock: requested,
    source: $entries,
    fn: (entries, op) => ({ op, entry: entries.get(keyOf(op)) ?? null }),
  });

  const settled = sample({
    clock: task.ended,
    source: $entries,
    fn: (entries, end): Settled<Op, Done> => {
      const op = end.params;
      const next = entries.get(keyOf(op))?.next ?? null;
      return end.status === 'done'
        ? { op, result: end.result, next, failure: null }
        : { op, result: null, next: next === null ? null : rebase(next, op), failure: end.error };
    },
  });

  $entries
    .on(accepted, (entries, { op, entry }) =>
      new Map(entries).set(
        keyOf(op),
        entry === null ? { running: op, next: null } : { running: entry.running, next: follow(entry, op) },
      ),
    )
    .on(settled, (entries, { op, next }) =>
      withEntry(entries, keyOf(op), next === null ? null : { running: next, next: null }),
    );

  sample({ clock: accepted, filter: ({ entry }) => entry === null, fn: ({ op }) => op, target: task.start });
  sample({
    clock: settled,
    filter: ({ next }) => next !== null,
    fn: ({ next }) => next as Op,
    target: task.start,
  });

  const $isBusy = $entries.map((entries) => entries.size > 0);

  return { requested, settled, $entries, $isBusy };
}
