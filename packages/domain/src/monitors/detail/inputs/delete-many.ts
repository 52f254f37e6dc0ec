import { combine, sample } from 'effector';
import { createBatchJob } from '../../../kernel/job/batch-job';
import { createDeleteMany } from '../../../kernel/job/delete-many';
import type { EntityId } from '../../../kernel/http';
import { inputFailureText, messages } from '../messages';
import { discardRequested, page } from '../page';
import { deleteFx } from './calls';
import { deletingChanged } from './changes';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $deletions, deleteRequested, deletionRequested, MAX_CONCURRENT_DELETES } from './delete';
import { $savedInputs } from './list';

const job = createBatchJob<MonitorInput>({
  keyOf: ({ id }) => id,
  concurrency: MAX_CONCURRENT_DELETES,
});
sample({
  clock: job.itemStarted,
  fn: (item) => ({ item, isOneOfMany: true }),
  target: deletionRequested,
});
sample({
  clock: deleteFx.finally,
  fn: (end) => ({
    key: end.params.item.id,
    failure: end.status === 'done' ? null : end.error,
    error: end.status === 'done' ? undefined : inputFailureText(end.error, messages.deleteFailed),
  }),
  target: job.itemSettled,
});
sample({ clock: [page.started, discardRequested], fn: () => undefined, target: job.reset });

/** Deletes several inputs after a confirmation. */
export const deleteMany = createDeleteMany({
  job,
  $items: $savedInputs,
  deleteOne: deleteRequested,
  doneText: messages.manyDeleted,
  failedText: messages.manyDeleteFailed,
});

/** The progress of the running job; `null` while none is running. */
export const $deleteProgress = job.$job.map((progress) =>
  progress?.isRunning ? { answered: progress.settled, total: progress.items.length } : null,
);

/** The ids of the inputs that are being deleted; the list hides them. */
export const $deleting = combine(
  $deletions,
  job.$job,
  (deletions, progress): ReadonlySet<EntityId> =>
    new Set([
      ...deletions.keys(),
      ...(progress?.items ?? []).flatMap(({ item, result }) => (result.state === 'waiting' ? [item.id] : [])),
    ]),
);
sample({ clock: $deleting, target: deletingChanged });
