import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import { not } from 'patronum/not';
import type { createBatchJob, JobProgress } from './batch-job';
import type { Counts } from '../format';
import type { EntityId } from '../http';
import { notify } from '../toasts/notify';

/** What a job did not delete: an expired session stops it with items that were not sent. */
const leftIn = <Item>({ items }: JobProgress<Item>): readonly Item[] =>
  items.flatMap(({ item, result }) => (result.state === 'done' ? [] : [item]));

/**
 * Deletes several items of a list as one job: after a confirmation, with a toast at the end and a report of
 * the failed ones. A single item is deleted without a question. The feature makes the calls of the job.
 *
 * Use it where rows can be selected. For the delete of one item use `createUndo`.
 *
 * @param options.$items the items that can be deleted.
 * @param options.deleteOne deletes one item by its id.
 */
export function createDeleteMany<Item extends { readonly id: EntityId }>(options: {
  readonly job: ReturnType<typeof createBatchJob<Item>>;
  readonly $items: Store<readonly Item[]>;
  readonly deleteOne: EventCallable<EntityId>;
  readonly doneText: (count: number, counts: Counts) => string;
  readonly failedText: (failed: number, total: number, counts: Counts) => string;
}) {
  const { job, $items } = options;
  const requested = createEvent<readonly EntityId[]>();
  const confirmed = createEvent();
  const cancelled = createEvent();
  const reportClosed = createEvent();

  const $isRunning = job.$job.map((progress) => progress?.isRunning === true);
  const withIds = (items: readonly Item[], ids: readonly EntityId[]): readonly Item[] => {
    const wanted = new Set(ids);
    return items.filter(({ id }) => wanted.has(id));
  };

  const found = sample({
    clock: requested,
    source: $items,
    fn: (items, ids) => withIds(items, ids).map(({ id }) => id),
  });
  sample({
    clock: found,
    filter: ({ length }) => length === 1,
    fn: ([id]) => id as EntityId,
    target: options.deleteOne,
  });
  const asked = sample({
    clock: found,
    source: $isRunning,
    filter: (isRunning, { length }) => !isRunning && length > 1,
    fn: (_, ids) => ids,
  });

  /** The ids to confirm; `null` while the dialog is closed. */
  const $question = createStore<readonly EntityId[] | null>(null);
  const started = sample({
    clock: confirmed,
    source: { items: $items, ids: $question },
    fn: ({ items, ids }) => withIds(items, ids ?? []),
  });
  sample({ clock: started, target: job.start });
  $question.on(asked, (_, ids) => ids).on([started, cancelled, job.reset], () => null);

  /** The last job if some of its items were not deleted, else `null`. */
  const $report = job.$job.map((progress) => {
    const failed = progress === null || progress.isRunning ? [] : leftIn(progress);
    return progress === null || failed.length === 0 ? null : { total: progress.items.length, failed };
  });
  sample({
    clock: reportClosed,
    filter: not($isRunning),
    fn: () => undefined,
    target: job.reset,
  });

  notify({
    done: [
      sample({ clock: job.finished, filter: (progress) => leftIn(progress).length === 0 }),
      ({ items }, counts) => options.doneText(items.length, counts),
    ],
    failed: [
      sample({ clock: job.finished, filter: (progress) => leftIn(progress).length > 0 }),
      (progress, counts) => options.failedText(leftIn(progress).length, progress.items.length, counts),
    ],
  });

  return { $isRunning, $question, $report, requested, confirmed, cancelled, reportClosed };
}
