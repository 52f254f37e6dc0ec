import { createEvent, createStore, sample } from 'effector';
import { statusOf, type EntityId, type Failure } from '../http';
import { retryDelayOf } from '../http/retry-after';
import { createTimer } from '../page/timer';
import { createTask } from '../task';
import { t } from '../http/text.en';

/** Why a call failed, as a sentence beside the item that it was about. */
export function failureReason(failure: Failure): string {
  switch (failure.kind) {
    case 'contract':
      return t(failure.side);
    case 'http':
      if (failure.status === 401) return t('unauthorized');
      if (failure.status === 429) return t('tooMany');
      return failure.status === 404 ? t('notFound') : t('status', { status: failure.status });
    default:
      return t(failure.kind);
  }
}

export type ItemResult =
  | { readonly state: 'waiting' | 'running' | 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly error: string };

/** An item of a job, and how far its call is. */
export interface JobItem<Item> {
  readonly item: Item;
  readonly result: ItemResult;
}

interface State<Item> {
  readonly items: readonly JobItem<Item>[];
  /** Why the job stopped by itself; `null` if it did not. */
  readonly fatal: string | null;
  readonly isStopped: boolean;
  /** Milliseconds that it waits for after a 429; `null` if it does not. */
  readonly waitMs: number | null;
  /** The 429s since the last success. */
  readonly limits: number;
}

const isUnfinished = ({ result: { state } }: JobItem<unknown>): boolean =>
  state === 'waiting' || state === 'running';

const progressOf = <Item>({ items, fatal, waitMs }: State<Item>) => {
  const inState = (state: ItemResult['state']): readonly Item[] =>
    items.flatMap(({ item, result }) => (result.state === state ? [item] : []));
  return {
    items,
    fatal,
    waitMs,
    isRunning: items.some(isUnfinished),
    done: inState('done'),
    stopped: inState('stopped'),
    failed: items.flatMap(({ item, result }) =>
      result.state === 'failed' ? [{ item, reason: result.error }] : [],
    ),
  };
};
/** The progress of a job, and what became of its items. */
export type JobProgress<Item> = ReturnType<typeof progressOf<Item>>;

/** How far a job is. */
export const countsOf = ({ items, done, failed, waitMs }: JobProgress<unknown>) => ({
  done: done.length + failed.length,
  total: items.length,
  failed: failed.length,
  waitMs,
});

/** How far a job is whose calls have several lines or rows each. */
export function sizesOf<Item>({ items, done, failed }: JobProgress<Item>, sizeOf: (item: Item) => number) {
  const sum = (all: readonly Item[]): number => all.reduce((size, item) => size + sizeOf(item), 0);
  return {
    done: sum([...done, ...failed.map(({ item }) => item)]),
    total: sum(items.map(({ item }) => item)),
  };
}

const waiting = <Item>(item: Item): JobItem<Item> => ({ item, result: { state: 'waiting' } });

const withResult = <Item>(state: State<Item>, of: Item, result: ItemResult): State<Item> => ({
  ...state,
  items: state.items.map((one) => (one.item === of ? { item: of, result } : one)),
});

const stopped = <Item>(state: State<Item>): State<Item> => ({
  ...state,
  isStopped: true,
  items: state.items.map((one) =>
    one.result.state === 'waiting' ? { ...one, result: { state: 'stopped' } } : one,
  ),
});

/**
 * Many calls as one job, with progress, stop and retry. An item whose call got a 429 starts again
 * after the time that the server asks for, or that grows with each where it does not say, and no other starts before. A 401 stops the job, because all later calls would fail as well.
 *
 * Use it when a person starts one action for many items. Where the action has steps to review use `createPlan`, for the
 * changes of single items `createKeyedQueue`, which also merges them.
 *
 * @param options.run the calls of an item; they fail with a `Failure`, and may run again after it. What goes through a
 * queue or a question is awaited (`awaitEnd`, `createQuestions`).
 * @param options.errorOf why a call failed, as a sentence; by default that of the failure.
 * @param options.isFatal whether all later calls would fail as well, so that the job stops; a 401 always does.
 * @param options.concurrency how many calls run at the same time; one by default, which keeps a job below
 * the server's rate limit.
 * @param options.queueOf items of the same queue run one after the other, whatever the concurrency.
 * @param options.onLimit `stop` ends the job at a 429 or without a connection, as imports do (specification 4.20).
 */
export function createJob<Item, Data = unknown>(options: {
  readonly keyOf: (item: Item) => EntityId;
  readonly run: (item: Item) => Promise<Data>;
  readonly errorOf?: ((failure: Failure) => string) | undefined;
  readonly isFatal?: ((failure: Failure) => boolean) | undefined;
  readonly concurrency?: number | undefined;
  readonly queueOf?: ((item: Item) => string) | undefined;
  readonly onLimit?: 'wait' | 'stop';
}) {
  const { keyOf, errorOf = failureReason, isFatal = () => false } = options;
  const { concurrency = 1, queueOf = keyOf, onLimit = 'wait' } = options;

  /** Starts a job; ignored without items or while one is running. */
  const start = createEvent<readonly Item[]>();
  /** Drops the items that wait; those that are running end. */
  const stop = createEvent();
  /** Runs the items again that failed or were stopped. */
  const retry = createEvent();
  /** Forgets the job. Answers for it are ignored. */
  const reset = createEvent();

  // A store, not a loop: a stop, a reset and the end of a pause are events, which a loop would learn of by more effects.
  const $state = createStore<State<Item> | null>(null);
  const $job = $state.map((state) => state && progressOf(state));
  const $isRunning = $job.map((job) => job?.isRunning === true);
  const task = createTask(options.run);

  const started = sample({
    clock: [
      start.map((items) => items.map(waiting)),
      sample({
        clock: retry,
        source: $state,
        fn: (state) =>
          (state?.items ?? []).map((one) => (one.result.state === 'done' ? one : waiting(one.item))),
      }),
    ],
    source: $isRunning,
    filter: (isRunning, items) => !isRunning && items.some(isUnfinished),
    fn: (_, items): State<Item> => ({ items, fatal: null, isStopped: false, waitMs: null, limits: 0 }),
  });
  const ended = sample({
    clock: task.ended,
    source: $state,
    filter: (state, { params }) => state?.items.some(({ item }) => item === params) === true,
    fn: (_, end) => end,
  });
  /** What becomes of an item and of those that wait. */
  function settle(state: State<Item>, item: Item, failure: Failure | null): State<Item> {
    if (failure === null) return { ...withResult(state, item, { state: 'done' }), limits: 0 };
    const delay = onLimit === 'wait' ? retryDelayOf(failure, state.limits) : null;
    if (delay !== null) {
      return {
        ...withResult(state, item, { state: state.isStopped ? 'stopped' : 'waiting' }),
        waitMs: Math.max(delay, state.waitMs ?? 0),
        limits: state.limits + (state.waitMs === null ? 1 : 0),
      };
    }
    const error = errorOf(failure);
    const failed = withResult(state, item, { state: 'failed', error });
    const status = statusOf(failure);
    const isUnreachable = status === 429 || failure.kind === 'network';
    const isLast = status === 401 || (onLimit === 'stop' && isUnreachable) || isFatal(failure);
    return isLast ? { ...stopped(failed), fatal: error } : failed;
  }

  const pause = createTimer({ timeoutMs: (delayMs: number) => delayMs });
  sample({ clock: [started, stop, reset], target: pause.cancelled });
  $state
    .on(started, (_, state) => state)
    .on(task.start, (state, item) => state && withResult(state, item, { state: 'running' }))
    .on(ended, (state, end) => state && settle(state, end.params, end.status === 'fail' ? end.error : null))
    .on(stop, (state) => state && stopped(state))
    .on(pause.fired, (state) => state && { ...state, waitMs: null })
    .on(reset, () => null);
  sample({
    clock: ended,
    source: $state,
    filter: (_, end) => onLimit === 'wait' && end.status === 'fail' && retryDelayOf(end.error) !== null,
    fn: (state) => state?.waitMs ?? 0,
    target: pause.started,
  });

  /** The item to start; `null` if none may start or enough are running. A started item makes way for the next one. */
  const $next = $state.map((state) => {
    if (state === null || state.waitMs !== null) return null;
    const running = state.items.filter(({ result }) => result.state === 'running');
    if (running.length >= concurrency) return null;
    const busy = new Set<EntityId>(running.map(({ item }) => queueOf(item)));
    return (
      state.items.find(({ item, result }) => result.state === 'waiting' && !busy.has(queueOf(item))) ?? null
    );
  });
  sample({ clock: $next, filter: Boolean, fn: ({ item }) => item, target: task.start });
  /** The last item has ended. */
  const finished = sample({
    clock: $isRunning,
    source: $job,
    filter: (job, isRunning): job is JobProgress<Item> => job !== null && !isRunning,
  });

  return { $job, $isRunning, start, stop, retry, reset, ended, finished };
}
