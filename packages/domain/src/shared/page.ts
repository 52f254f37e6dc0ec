import {
  attach,
  createEffect,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type Store,
} from 'effector';
import { onlineChanged } from './browser';
import { abortFx, type Failure } from './http';
import { createTimer } from './timer';

/** A call that is scoped to one visit of a page; later answers are dropped. */
export interface PageCall<Params, Done> {
  readonly runFx: Effect<Params, Visited<Params, Done>, Failure>;
  /** The answer, unless the visit has ended. */
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  /** The failure, unless the visit has ended. */
  readonly failed: Event<{ readonly params: Params; readonly error: Failure }>;
}

interface Visited<Params, Done> {
  readonly visit: number;
  readonly params: Params;
  readonly result: Done;
}

type Grouped = { readonly group?: string };

/** What the factories of a page's calls need of the page. */
export interface PageScope {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
  readonly $isOpen: Store<boolean>;
  readonly scoped: <P extends object, Done>(
    callFx: Effect<P & Grouped, Done, Failure>,
    options?: { readonly isRetried?: boolean },
  ) => PageCall<P, Done>;
}

/** The longest Retry-After in milliseconds that a load waits for. */
export const MAX_RETRY_DELAY_MS = 120_000;
/** Prevents a busy loop on a Retry-After of 0. */
const MIN_RETRY_DELAY_MS = 1_000;

/** A call without a payload is safe to repeat. */
const isLoad = (params: object): boolean => !('payload' in params);

/** Milliseconds until a rate-limited load is retried; `null` for never. */
const retryDelayOf = (failure: Failure): number | null =>
  failure.kind === 'http' &&
  failure.status === 429 &&
  failure.retryAfterMs !== null &&
  failure.retryAfterMs <= MAX_RETRY_DELAY_MS
    ? Math.max(failure.retryAfterMs, MIN_RETRY_DELAY_MS)
    : null;

/** Page parameters are small plain objects, so their JSON is a sufficient comparison. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A page of the app. Its route calls `opened` and `closed`; `started` fires once per visit, even if
 * StrictMode calls `opened` twice. Closing aborts the calls of `scoped` and drops their answers.
 *
 * A failed load is retried when the browser is online again, and after the Retry-After of a 429.
 *
 * @param name names the abort group; unique among pages.
 */
export function createPage<Params = void>(name: string) {
  const opened = createEvent<Params>();
  const closed = createEvent();
  const $params = createStore<{ readonly value: Params } | null>(null)
    .on(opened, (current, value) => (current !== null && isSame(current.value, value) ? current : { value }))
    .on(closed, () => null);
  const $isOpen = $params.map((params) => params !== null);
  const started = createEvent<Params>();

  // Clocked by the store, because a repeated `opened` does not change it.
  sample({
    clock: $params,
    filter: Boolean,
    fn: (params) => (params as { readonly value: Params }).value,
    target: started,
  });

  const $visit = createStore(0)
    .on(started, (visit) => visit + 1)
    .on(closed, (visit) => visit + 1);

  sample({ clock: closed, fn: () => name, target: abortFx });

  /** `isRetried: false` for calls with their own retry, such as a poll. */
  function scoped<P extends object, Done>(
    callFx: Effect<P & Grouped, Done, Failure>,
    { isRetried = true }: { readonly isRetried?: boolean } = {},
  ): PageCall<P, Done> {
    const visitedFx = createEffect<{ visit: number; params: P }, Visited<P, Done>, Failure>(
      async ({ visit, params }) => ({ visit, params, result: await callFx({ ...params, group: name }) }),
    );
    const runFx = attach({
      source: $visit,
      mapParams: (params: P, visit) => ({ visit, params }),
      effect: visitedFx,
    });
    const done = sample({
      clock: visitedFx.done,
      source: $visit,
      filter: (visit, { params }) => params.visit === visit,
      fn: (_, { result: { params, result } }) => ({ params, result }),
    });
    const failed = sample({
      clock: visitedFx.fail,
      source: $visit,
      filter: (visit, { params, error }) => params.visit === visit && error.kind !== 'aborted',
      fn: (_, { params, error }) => ({ params: params.params, error }),
    });

    type FailedLoad = {
      readonly params: { readonly visit: number; readonly params: P };
      readonly error: Failure;
    };
    const failedLoad = sample({
      clock: visitedFx.fail,
      source: $visit,
      filter: (visit, { params }) => isRetried && params.visit === visit && isLoad(params.params),
      fn: (_, failure) => failure,
    });
    // The failure to retry; a new call clears it, because it may be the person's own retry.
    const $failedLoad = createStore<FailedLoad | null>(null)
      .on(failedLoad, (_, failure) => failure)
      .on([visitedFx, closed], () => null);
    const retry = createTimer<FailedLoad>({ timeoutMs: ({ error }) => retryDelayOf(error) ?? 0 });
    sample({
      clock: failedLoad,
      filter: ({ error }) => retryDelayOf(error) !== null,
      target: retry.started,
    });
    sample({ clock: [visitedFx, closed], fn: () => undefined, target: retry.cancelled });
    sample({
      clock: [
        sample({
          clock: onlineChanged,
          source: $failedLoad,
          filter: (failure, isOnline) => isOnline && failure?.error.kind === 'network',
          fn: (failure) => failure as FailedLoad,
        }),
        retry.fired,
      ],
      source: { visit: $visit, isPending: visitedFx.pending },
      filter: ({ visit, isPending }, { params }) => !isPending && params.visit === visit,
      fn: (_, { params }) => params.params,
      // Through `runFx`, so that listeners treat it like a manual retry.
      target: runFx,
    });

    return { runFx, done, failed };
  }

  return {
    opened,
    closed,
    started,
    $isOpen,
    $params: $params.map((params) => params?.value ?? null),
    scoped,
  };
}
