import { createEffect, createEvent, createStore, sample } from 'effector';
import type { EntityId } from './http';

export type ItemResult =
  | { readonly state: 'waiting' | 'running' | 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly error: string };

/** An item of a job, and how far its call is. */
export interface JobItem<Item> {
  readonly item: Item;
  readonly result: ItemResult;
}

/** The progress of a job; its items keep their order. */
export interface JobProgress<Item> {
  readonly items: readonly JobItem<Item>[];
  readonly isRunning: boolean;
  /** How many items are done or failed. */
  readonly settled: number;
  readonly failed: readonly Item[];
}

/** Whether an item waits or is running. */
export const isUnfinished = ({ result: { state } }: JobItem<unknown>): boolean =>
  state === 'waiting' || state === 'running';

const progressOf = <Item>(items: readonly JobItem<Item>[]): JobProgress<Item> => ({
  items,
  isRunning: items.some(isUnfinished),
  settled: items.filter(({ result: { state } }) => state === 'done' || state === 'failed').length,
  failed: items.filter(({ result }) => result.state === 'failed').map(({ item }) => item),
});

/** The item to start; `null` if none waits or enough are running. */
const nextOf = <Item>(items: readonly JobItem<Item>[], concurrency: number): JobItem<Item> | null =>
  items.filter(({ result }) => result.state === 'running').length < concurrency
    ? (items.find(({ result }) => result.state === 'waiting') ?? null)
    : null;

/**
 * Many calls as one job, with progress, stop and retry. The job decides which item is next; the feature
 * makes the call on `itemStarted` and answers with `itemSettled`, so that it may go through a queue or a
 * question first.
 *
 * Use it when a person starts one action for many items. For the changes of single items use
 * `createKeyedQueue`, which also merges them.
 *
 * @param options.keyOf the key by which `itemSettled` names an item.
 * @param options.concurrency how many calls run at the same time; one by default, which keeps a job below
 * the server's rate limit.
 */
export function createBatchJob<Item>(options: {
  readonly keyOf: (item: Item) => EntityId;
  readonly concurrency?: number;
}) {
  const { keyOf, concurrency = 1 } = options;

  /** Starts a job; ignored without items or while one is running. */
  const start = createEvent<readonly Item[]>();
  /** Drops the items that wait; those that are running end. */
  const stop = createEvent();
  /** Runs the items again that failed or were stopped. */
  const retry = createEvent();
  /** Forgets the job. Answers for it are ignored. */
  const reset = createEvent();
  /** The call of an item has ended; `error` says why it failed. */
  const itemSettled = createEvent<{ readonly key: EntityId; readonly error: string | null }>();

  const $items = createStore<readonly JobItem<Item>[] | null>(null);
  const $job = $items.map((items) => (items === null ? null : progressOf(items)));

  const waiting: ItemResult = { state: 'waiting' };
  const started = sample({
    clock: [
      sample({
        clock: start,
        fn: (items) => items.map((item): JobItem<Item> => ({ item, result: waiting })),
      }),
      sample({
        clock: retry,
        source: $items,
        fn: (items) =>
          (items ?? []).map((one) =>
            one.result.state === 'done' ? one : { item: one.item, result: waiting },
          ),
      }),
    ],
    source: $items,
    filter: (current, next) => !(current ?? []).some(isUnfinished) && next.some(isUnfinished),
    fn: (_, next) => next,
  });
  // An effect, because `sample` batches events of the same tick, so a feature would see only the last start.
  const startItemFx = createEffect((item: Item) => item);
  const itemStarted = startItemFx.doneData;
  const settled = sample({
    clock: itemSettled,
    source: $items,
    filter: (items, { key }) =>
      (items ?? []).some(({ item, result }) => keyOf(item) === key && result.state === 'running'),
    fn: (_, end) => end,
  });

  const withResult = (items: readonly JobItem<Item>[] | null, key: EntityId, result: ItemResult) =>
    (items ?? []).map((one) => (keyOf(one.item) === key ? { item: one.item, result } : one));
  $items
    .on(started, (_, items) => items)
    .on(startItemFx, (items, item) => withResult(items, keyOf(item), { state: 'running' }))
    .on(settled, (items, { key, error }) =>
      withResult(items, key, error === null ? { state: 'done' } : { state: 'failed', error }),
    )
    .on(stop, (items) =>
      items === null
        ? null
        : items.map((one): JobItem<Item> =>
            one.result.state === 'waiting' ? { item: one.item, result: { state: 'stopped' } } : one,
          ),
    )
    .on(reset, () => null);

  // A started item starts the next one, until the job runs at its concurrency.
  const next = sample({
    clock: [started, itemStarted, settled],
    source: $items,
    fn: (items) => nextOf(items ?? [], concurrency),
  });
  sample({
    clock: next,
    filter: Boolean,
    fn: (one) => (one as JobItem<Item>).item,
    target: startItemFx,
  });

  /** The last item has ended. */
  const finished = sample({
    clock: settled,
    source: $job,
    filter: (job) => job !== null && !job.isRunning,
    fn: (job) => job as JobProgress<Item>,
  });

  return { $job, start, stop, retry, reset, itemStarted, itemSettled, finished };
}
