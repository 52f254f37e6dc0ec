import { dequal } from 'dequal/lite';
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
import { abortFx, type Failure } from '../http';

type Grouped = { readonly group?: string };

/** A call that is scoped to one visit of a page; later answers are dropped. */
export interface PageCall<Params, Done> {
  readonly runFx: Effect<Params, Visited<Params, Done>, Failure>;
  /** The answer, unless the visit has ended. */
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  /** The failure, unless the visit has ended. */
  readonly failed: Event<{ readonly params: Params; readonly error: Failure }>;
}

/** What the factories of a page's calls need of the page. */
export interface PageScope {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
  readonly $isOpen: Store<boolean>;
  readonly scoped: <P extends object, Done>(callFx: Effect<P & Grouped, Done, Failure>) => PageCall<P, Done>;
}

interface Visited<Params, Done> {
  readonly visit: number;
  readonly params: Params;
  readonly result: Done;
}

/**
 * A page of the app. Its route calls `opened` and `closed`; `started` fires once per visit, even if
 * StrictMode calls `opened` twice. Closing aborts the calls of `scoped` and drops their answers.
 *
 * Use `scoped` for a call that a person's act makes; what the page shows loads through `createQuery`.
 *
 * @param name names the abort group; unique among pages.
 */
export function createPage<Params = void>(name: string) {
  const opened = createEvent<Params>();
  const closed = createEvent();
  const $params = createStore<{ readonly value: Params } | null>(null)
    .on(opened, (current, value) => (current !== null && dequal(current.value, value) ? current : { value }))
    .on(closed, () => null);
  const $isOpen = $params.map((params) => params !== null);
  const started = createEvent<Params>();

  // Clocked by the store, because a repeated `opened` does not change it.
  sample({
    clock: $params,
    filter: Boolean,
    fn: ({ value }) => value,
    target: started,
  });

  const $visit = createStore(0)
    .on(started, (visit) => visit + 1)
    .on(closed, (visit) => visit + 1);

  sample({ clock: closed, fn: () => name, target: abortFx });

  function scoped<P extends object, Done>(callFx: Effect<P & Grouped, Done, Failure>): PageCall<P, Done> {
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
