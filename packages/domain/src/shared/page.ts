import { attach, createEffect, createEvent, createStore, sample, type Effect, type Event } from 'effector';
import { delay } from 'patronum';
import { onlineChanged } from './browser';
import { abortFx, type Failure } from './http';

/** An effect tied to a page: what it answers after the page was left is dropped. */
export interface PageCall<Params, Done> {
  /** Starts the call for the page as it is now. */
  readonly runFx: Effect<Params, Visited<Params, Done>, Failure>;
  /** The answer, unless the page was left since. */
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  /** The failure, unless the page was left since. */
  readonly failed: Event<{ readonly params: Params; readonly error: Failure }>;
}

interface Visited<Params, Done> {
  readonly visit: number;
  readonly params: Params;
  readonly result: Done;
}

type Grouped = { readonly group?: string };

/** The longest Retry-After, in milliseconds, that a load waits for by itself. */
export const LONGEST_WAIT_MS = 120_000;
/** The shortest: a server that says 0 does not mean as fast as can be. */
const SHORTEST_WAIT_MS = 1_000;

/** A call without a payload loads something: it can be made again without doing anything twice. */
const isLoad = (params: object): boolean => !('payload' in params);

/** Milliseconds after which a load that was refused for its rate is made again; `null` for never. */
const waitAfter = (failure: Failure): number | null =>
  failure.kind === 'http' &&
  failure.status === 429 &&
  failure.retryAfterMs !== null &&
  failure.retryAfterMs <= LONGEST_WAIT_MS
    ? Math.max(failure.retryAfterMs, SHORTEST_WAIT_MS)
    : null;

/** Parameters of a page are small plain values, so that their text tells whether they are the same. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A page of the product. Its route says `opened` and `closed`; `started` follows once per visit,
 * however often the route says `opened` (React's StrictMode says it twice). Closing aborts the calls
 * made through `tie`, and a visit that is over hears nothing of them.
 *
 * A load that failed, and stands there as failed, is made again by itself when the browser is back
 * online, and when a server that was asked too often (429) said after how long it may be asked again.
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

  // Clocked by the store and not by `opened`: a second `opened` does not change the store.
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

  /** `isRetried: false` for calls that somebody else makes again, such as a poll. */
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

    const failedLoad = sample({
      clock: visitedFx.fail,
      source: $visit,
      filter: (visit, { params }) => isRetried && params.visit === visit && isLoad(params.params),
      fn: (_, failure) => failure,
    });
    // The failure that stands there: none any more as soon as anybody makes the call again. What was to
    // be made again for an older one would otherwise be under way, unheard, when this one's time comes.
    const $standing = createStore<{ params: { visit: number; params: P }; error: Failure } | null>(null)
      .on(failedLoad, (_, failure) => failure)
      .on([visitedFx, closed], () => null);
    const calm = delay({
      source: sample({ clock: failedLoad, filter: ({ error }) => waitAfter(error) !== null }),
      timeout: ({ error }) => waitAfter(error) ?? 0,
    });
    sample({
      clock: [
        sample({
          clock: onlineChanged,
          source: $standing,
          filter: (failure, isOnline) => isOnline && failure?.error.kind === 'network',
          fn: (failure) => failure,
        }),
        calm,
      ],
      source: { visit: $visit, isPending: visitedFx.pending, standing: $standing },
      filter: ({ visit, isPending, standing }, failure) =>
        !isPending && failure === standing && failure?.params.visit === visit,
      fn: (_, failure) => (failure as { params: { params: P } }).params.params,
      // The same way as a person's retry, so that whoever hears of the one hears of the other.
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
