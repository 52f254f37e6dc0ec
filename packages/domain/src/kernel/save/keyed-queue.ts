import { createEvent, createStore, sample } from 'effector';
import { withEntry } from '../entries';
import type { EntityId } from '../http';
import { createTask } from '../task';

/** The pending operations of one item. */
export interface QueueEntry<Op> {
  readonly running: Op;
  readonly next: Op | null;
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

  /** The result is `null` if it failed, the failure if it succeeded. With a `next`, another one for the same item follows. */
  const settled = sample({
    clock: task.ended,
    source: $entries,
    fn: (entries, end) => {
      const op = end.params;
      const result = end.status === 'done' ? end.result : null;
      const failure = end.status === 'fail' ? end.error : null;
      const next = entries.get(keyOf(op))?.next ?? null;
      return { op, result, next: next === null || failure === null ? next : rebase(next, op), failure };
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
