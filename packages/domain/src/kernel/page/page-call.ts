import { createEffect, createEvent, sample, type Event, type EventCallable } from 'effector';
import type { Failure } from '../http';
import type { PageScope } from './page';

/** The params of a call, and the abort group of its page. */
type Grouped<Params> = Params & { readonly group: string };

/** A call that is scoped to one visit of a page; later answers are dropped. */
interface PageCall<Params, Done> {
  readonly requested: EventCallable<Params>;
  /** The answer, unless the visit has ended. */
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  /** The failure, unless the visit has ended. */
  readonly failed: Event<{ readonly params: Params; readonly error: Failure }>;
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
 * A call of a page that a person's act makes; what the page shows loads through `createLoad`.
 *
 * @param run makes the call; it fails with a `Failure`.
 */
export function createPageCall<P extends object, Done>(
  { name, $visit }: Pick<PageScope, 'name' | '$visit'>,
  run: (params: Grouped<P>) => Promise<Done>,
): PageCall<P, Done> {
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
