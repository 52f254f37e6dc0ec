import { createEffect, createEvent, sample } from 'effector';
import type { Failure } from '../http';
import type { PageScope } from './page';

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
 * A call of a page that a person's act makes; what the page shows loads through `createLoad`. It belongs to one visit of
 * the page, and later answers are dropped.
 *
 * @param run makes the call in the abort group of the page; it fails with a `Failure`.
 */
export function createPageCall<P extends object, Done>(
  { name, $visit }: Pick<PageScope, 'name' | '$visit'>,
  run: (params: P & { readonly group: string }) => Promise<Done>,
) {
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
  /** The answer, unless the visit has ended. */
  const done = sample({
    clock: visitFx.done,
    source: $visit,
    filter: isOfVisit,
    fn: (_, { params, result }) => ({ params: params.params as P, result: result as Done }),
  });
  /** The failure, unless the visit has ended. */
  const failed = sample({
    clock: visitFx.fail,
    source: $visit,
    filter: (visit, end) => isOfVisit(visit, end) && end.error.kind !== 'aborted',
    fn: (_, { params, error }) => ({ params: params.params as P, error }),
  });
  return { requested, done, failed };
}
