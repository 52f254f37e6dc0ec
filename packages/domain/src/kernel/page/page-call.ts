import { createEvent, sample } from 'effector';
import { createTask } from '../task';
import type { PageScope } from './page';

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
  const requested = createEvent<P>();
  const task = createTask(({ params }: { readonly visit: number; readonly params: P }) =>
    run({ ...params, group: name }),
  );
  sample({
    clock: requested,
    source: $visit,
    fn: (visit, params) => ({ visit, params }),
    target: task.start,
  });
  /** Unless the visit has ended. */
  const ended = sample({
    clock: task.ended,
    source: $visit,
    filter: (visit, { params }) => params.visit === visit,
    fn: (_, { params: { params }, ...end }) => ({ ...end, params }),
  });
  const done = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
  const failed = ended.filterMap((end) =>
    end.status === 'fail' && end.error.kind !== 'aborted' ? end : undefined,
  );
  return { requested, done, failed };
}
