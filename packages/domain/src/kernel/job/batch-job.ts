import { createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import { failureReason } from '../http/failure-reason';
import { statusOf, type EntityId, type Failure } from '../http';
import { retryDelayOf } from '../http/retry-after';
import { createTimer } from '../page/timer';

export type ItemResult =
  | { readonly state: 'waiting' | 'running' | 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly error: string };

/** An item of a job, and how far its call is. */
export interface JobItem<Item> {
  readonly item: Item;
  readonly result: ItemResult;
}

/** How the call of an item ended. */
export interface ItemEnd {
  readonly key: EntityId;
  /** Why the call failed; `null` if it succeeded or was not made. */
  readonly failure: Failure | null;
  /** The reason as a sentence; by default that of the failure. */
  readonly error?: string | undefined;
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

/** How far a running job is; `null` before it starts and after it ends. */
export const runningCounts = (progress: JobProgress<unknown> | null) =>
  progress?.isRunning === true
    ? { done: progress.settled, total: progress.items.length, failed: progress.failed.length }
    : null;

/** What a job did: how many items are done or were stopped, and why the others failed. */
export const outcomeOf = <Item extends { readonly id: EntityId }>(
  { items }: JobProgress<Item>,
  nameOf: (item: Item) => string,
) => ({
  done: items.filter(({ result }) => result.state === 'done').length,
  stopped: items.filter(({ result }) => result.state === 'stopped').length,
  failed: items.flatMap(({ item, result }) =>
    result.state === 'failed' ? [{ id: item.id, name: nameOf(item), reason: result.error }] : [],
  ),
});

/** The item to start; `null` if none may start or enough are running. */
function nextOf<Item>(
  items: readonly JobItem<Item>[],
  concurrency: number,
  queueOf: ((item: Item) => string) | undefined,
): JobItem<Item> | null {
  const running = items.filter(({ result }) => result.state === 'running');
  if (running.length >= concurrency) return null;
  const busy = new Set(queueOf === undefined ? [] : running.map(({ item }) => queueOf(item)));
  const mayStart = ({ item, result }: JobItem<Item>): boolean =>
    result.state === 'waiting' && (queueOf === undefined || !busy.has(queueOf(item)));
  return items.find(mayStart) ?? null;
}

/**
 * Many calls as one job, with progress, stop and retry. The job decides which item is next; the feature
 * makes the call on `itemStarted` and answers with `itemSettled`, so that it may go through a queue or a
 * question first. An item whose call got a 429 with Retry-After starts again after that time, and no other starts
 * before. A 401 stops the job, because all later calls would fail as well.
 *
 * Use it when a person starts one action for many items. For the changes of single items use
 * `createKeyedQueue`, which also merges them.
 *
 * @param options.keyOf the key by which `itemSettled` names an item.
 * @param options.concurrency how many calls run at the same time; one by default, which keeps a job below
 * the server's rate limit.
 * @param options.queueOf items of the same queue run one after the other, whatever the concurrency.
 */
export function createBatchJob<Item>(options: {
  readonly keyOf: (item: Item) => EntityId;
  readonly concurrency?: number;
  readonly queueOf?: (item: Item) => string;
  /** Whether a 429 is waited for (the default) or fails its item, where the specification stops the job. */
  readonly onLimit?: 'wait' | 'fail';
}) {
  const { keyOf, concurrency = 1, queueOf, onLimit = 'wait' } = options;

  /** Starts a job; ignored without items or while one is running. */
  const start = createEvent<readonly Item[]>();
  /** Drops the items that wait; those that are running end. */
  const stop = createEvent();
  /** Runs the items again that failed or were stopped. */
  const retry = createEvent();
  /** Forgets the job. Answers for it are ignored. */
  const reset = createEvent();
  /** The call of an item has ended. Ends of other calls are ignored. */
  const itemSettled = createEvent<ItemEnd>();

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
  const ended = sample({
    clock: itemSettled,
    source: $items,
    filter: (items, { key }) =>
      (items ?? []).some(({ item, result }) => keyOf(item) === key && result.state === 'running'),
    fn: (_, { key, failure, error }) => ({
      key,
      isSignedOut: failure !== null && statusOf(failure) === 401,
      delayMs: failure !== null && onLimit === 'wait' ? retryDelayOf(failure) : null,
      error: error ?? (failure === null ? null : failureReason(failure)),
    }),
  });
  // Before the item settles, which would start the next one.
  sample({ clock: ended, filter: ({ isSignedOut }) => isSignedOut, fn: () => undefined, target: stop });
  const settled = sample({ clock: ended, filter: ({ delayMs }) => delayMs === null });
  const limited = sample({ clock: ended, filter: ({ delayMs }) => delayMs !== null });
  const pause = createTimer({ timeoutMs: (delayMs: number) => delayMs });
  sample({ clock: limited, fn: ({ delayMs }) => delayMs ?? 0, target: pause.started });
  sample({ clock: [stop, reset], target: pause.cancelled });

  const $isStopped = createStore(false)
    .on(started, () => false)
    .on(stop, () => true);
  const $isPaused = createStore(false)
    .on(limited, () => true)
    .on([started, pause.fired, reset], () => false);
  const delayed = sample({
    clock: limited,
    source: $isStopped,
    fn: (isStopped, { key }) => ({ key, isStopped }),
  });

  const withResult = (items: readonly JobItem<Item>[] | null, key: EntityId, result: ItemResult) =>
    (items ?? []).map((one) => (keyOf(one.item) === key ? { item: one.item, result } : one));
  $items
    .on(started, (_, items) => items)
    .on(startItemFx, (items, item) => withResult(items, keyOf(item), { state: 'running' }))
    .on(settled, (items, { key, error }) =>
      withResult(items, key, error === null ? { state: 'done' } : { state: 'failed', error }),
    )
    .on(delayed, (items, { key, isStopped }) =>
      items === null ? null : withResult(items, key, { state: isStopped ? 'stopped' : 'waiting' }),
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
    clock: [started, itemStarted, settled, pause.fired],
    source: $items,
    filter: not($isPaused),
    fn: (items) => nextOf(items ?? [], concurrency, queueOf),
  });
  sample({
    clock: next,
    filter: Boolean,
    fn: (one) => (one as JobItem<Item>).item,
    target: startItemFx,
  });

  const $isActive = createStore(false);
  /** The last item has ended. */
  const finished = sample({
    clock: [settled, delayed, stop],
    source: { job: $job, isActive: $isActive },
    filter: ({ job, isActive }) => isActive && job?.isRunning === false,
    fn: ({ job }) => job as JobProgress<Item>,
  });
  $isActive.on(started, () => true).on([finished, reset], () => false);

  return { $job, start, stop, retry, reset, itemStarted, itemSettled, finished };
}
