import { combine, createEvent, sample } from 'effector';
import type { EntityId } from '../../../kernel/http';
import { createPlan, type Step } from '../../../kernel/job/plan';
import { inputFailureText, messages } from '../messages';
import { discardRequested, page } from '../page';
import { deleteFx } from './calls';
import { deletingChanged } from './changes';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $deletions, deleteRequested, deletionRequested, MAX_CONCURRENT_DELETES } from './delete';
import { $savedInputs } from './list';

/** Deletes several inputs after a confirmation. */
const plan = createPlan<MonitorInput, EntityId>({
  name: 'deleted inputs',
  concurrency: MAX_CONCURRENT_DELETES,
  doneText: messages.manyDeleted,
  failedText: (_, total, counts, left) => messages.manyDeleteFailed(left, total, counts),
});
const { $job } = plan.job;

const requested = createEvent<readonly EntityId[]>();
const found = sample({
  clock: requested,
  source: $savedInputs,
  fn: (inputs, ids) => {
    const wanted = new Set(ids);
    return inputs.filter(({ id }) => wanted.has(id));
  },
});
// One input is deleted without a question.
sample({
  clock: found,
  filter: ({ length }) => length === 1,
  fn: ([input]) => (input as MonitorInput).id,
  target: deleteRequested,
});
sample({
  clock: found,
  filter: ({ length }) => length > 1,
  fn: (inputs) =>
    inputs.map((write): Step<MonitorInput, EntityId> => ({
      id: write.id,
      group: '',
      title: write.link,
      changes: [],
      write,
    })),
  target: plan.planned,
});

sample({
  clock: plan.job.itemStarted,
  fn: ({ write }) => ({ item: write, isOneOfMany: true }),
  target: deletionRequested,
});
sample({
  clock: deleteFx.finally,
  fn: (end) => ({
    key: end.params.item.id,
    failure: end.status === 'done' ? null : end.error,
    error: end.status === 'done' ? undefined : inputFailureText(end.error, messages.deleteFailed),
  }),
  target: plan.job.itemSettled,
});
sample({
  clock: [page.started, discardRequested],
  fn: () => undefined,
  target: [plan.job.reset, plan.closed],
});

/** The confirmation and the report after deleting several inputs. */
export const deleteMany = {
  requested,
  view: {
    /** The ids to confirm; `null` while the dialog is closed. */
    deleteQuestion: combine($job, plan.view.chosen, (progress, ids) =>
      progress === null && ids.size > 0 ? [...ids] : null,
    ),
    /** The last job if some of its inputs were not deleted, else `null`: an expired session stops it. */
    deleteReport: $job.map((progress) => {
      if (progress === null || progress.isRunning) return null;
      const failed = [...progress.failed.map(({ item }) => item), ...progress.stopped].map(
        ({ write }) => write,
      );
      return failed.length === 0 ? null : { total: progress.items.length, failed };
    }),
  },
  events: {
    onDeleteConfirm: plan.events.onConfirm,
    onDeleteCancel: plan.closed,
    onDeleteReportClose: plan.closed,
  },
};

/** The progress of the running job; `null` while none is running. */
export const $deleteProgress = plan.view.progress.map(
  (progress) => progress && { answered: progress.done, total: progress.total },
);

/** The ids of the inputs that are being deleted; the list hides them. */
export const $deleting = combine(
  $deletions,
  $job,
  (deletions, progress): ReadonlySet<EntityId> =>
    new Set([
      ...deletions.keys(),
      ...(progress?.items ?? []).flatMap(({ item, result }) => (result.state === 'waiting' ? [item.id] : [])),
    ]),
);
sample({ clock: $deleting, target: deletingChanged });
