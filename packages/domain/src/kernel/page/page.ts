import { dequal } from 'dequal/lite';
import {
  createEffect,
  createEvent,
  createStore,
  sample,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import { abortFx, type Failure } from '../http';

/** The params of a call, and the abort group of its page. */
type Grouped<Params> = Params & { readonly group: string };

/** A call that is scoped to one visit of a page; later answers are dropped. */
export interface PageCall<Params, Done> {
  readonly requested: EventCallable<Params>;
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
  readonly scoped: <P extends object, Done>(run: (params: Grouped<P>) => Promise<Done>) => PageCall<P, Done>;
}

/** A call of a visit. */
interface VisitCall {
  /** The scoped call that it is of. */
  readonly of: object;
  readonly visit: number;
  readonly params: object;
  readonly run: () => Promise<unknown>;
}

// One for all calls: each that had its own would declare it at start.
const visitFx = createEffect<VisitCall, unknown, Failure>(async ({ run }) => await run());

/**
 * A page of the app. Its route calls `opened` and `closed`; `started` fires once per visit, even if
 * StrictMode calls `opened` twice. Closing aborts the calls of `scoped` and drops their answers.
 *
 * Use `scoped` for a call that a person's act makes; what the page shows loads through `createLoad`.
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

  function scoped<P extends object, Done>(run: (params: Grouped<P>) => Promise<Done>): PageCall<P, Done> {
    const of = {};
    const requested = createEvent<P>();
    sample({
      clock: requested,
      source: $visit,
      fn: (visit, params: P): VisitCall => ({
        of,
        visit,
        params,
        run: () => run({ ...params, group: name }),
      }),
      target: visitFx,
    });
    const isOfVisit = (visit: number, { params }: { readonly params: VisitCall }): boolean =>
      params.of === of && params.visit === visit;
    const done = sample({
      clock: visitFx.done,
      source: $visit,
      filter: isOfVisit,
      fn: (_, { params, result }) => ({ params: params.params as P, result: result as Done }),
    });
    const failed = sample({
      clock: visitFx.fail,
      source: $visit,
      filter: (visit, end) => isOfVisit(visit, end) && end.error.kind !== 'aborted',
      fn: (_, { params, error }) => ({ params: params.params as P, error }),
    });
    return { requested, done, failed };
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
