import { combine, createEvent, createStore, sample } from 'effector';
import { createBatchJob } from '../../shared/batch-job';
import type { EntityId } from '../../shared/http';
import { notify } from '../../shared/notify';
import { messages } from '../messages';
import { discardRequested, page } from '../page';
import { deletingChanged } from './changes';
import type { MonitorInput } from './contract';
import { $deletions, deleteFx, deleteRequested, deletionRequested, MAX_CONCURRENT_DELETES } from './delete';
import { $savedInputs } from './list';

/** Deletes several inputs after a confirmation; a single one is deleted without. */
export const deleteManyRequested = createEvent<readonly EntityId[]>();
export const deleteManyConfirmed = createEvent();
export const deleteManyCancelled = createEvent();
export const deleteReportClosed = createEvent();

const job = createBatchJob<MonitorInput>({
  keyOf: ({ id }) => id,
  concurrency: MAX_CONCURRENT_DELETES,
});
sample({
  clock: job.itemStarted,
  fn: ({ id }) => ({ id, isOneOfMany: true }),
  target: deletionRequested,
});
sample({
  clock: deleteFx.finally,
  fn: ({ status, params }) => ({
    key: params.item.id,
    error: status === 'done' ? null : messages.deleteFailed,
  }),
  target: job.itemSettled,
});
sample({ clock: [page.started, discardRequested], fn: () => undefined, target: job.reset });

/** The ids of the inputs that are being deleted; the list hides them. */
export const $deleting = combine(
  $deletions,
  job.$job,
  (deletions, current): ReadonlySet<EntityId> =>
    new Set([
      ...deletions.keys(),
      ...(current?.items ?? []).filter(({ result }) => result.state === 'waiting').map(({ item }) => item.id),
    ]),
);
sample({ clock: $deleting, target: deletingChanged });

/** The progress of the running job; `null` while none is running. */
export const $deleteProgress = job.$job.map((current) =>
  current?.isRunning ? { answered: current.settled, total: current.items.length } : null,
);
/** The last job if some of its deletes failed, else `null`. */
export const $deleteReport = job.$job.map((current) =>
  current === null || current.isRunning || current.failed.length === 0
    ? null
    : { total: current.items.length, failed: current.failed },
);
sample({
  clock: deleteReportClosed,
  source: $deleteReport,
  filter: Boolean,
  fn: () => undefined,
  target: job.reset,
});

const wanted = sample({
  clock: deleteManyRequested,
  source: { saved: $savedInputs, progress: $deleteProgress },
  fn: ({ saved, progress }, ids) => {
    const all = new Set(ids);
    return progress === null ? saved.filter(({ id }) => all.has(id)).map(({ id }) => id) : [];
  },
});
sample({
  clock: wanted,
  filter: ({ length }) => length === 1,
  fn: ([id]) => id as EntityId,
  target: deleteRequested,
});
const asked = sample({ clock: wanted, filter: ({ length }) => length > 1 });

/** The ids to confirm; `null` while the dialog is closed. */
export const $deleteQuestion = createStore<readonly EntityId[] | null>(null);
const confirmed = sample({
  clock: deleteManyConfirmed,
  source: { ids: $deleteQuestion, saved: $savedInputs },
  fn: ({ ids, saved }) => {
    const all = new Set(ids);
    return saved.filter(({ id }) => all.has(id));
  },
});
$deleteQuestion.on(asked, (_, ids) => ids).on([confirmed, deleteManyCancelled, page.started], () => null);
sample({ clock: confirmed, target: job.start });

notify({
  done: [
    sample({ clock: job.finished, filter: ({ failed }) => failed.length === 0 }),
    ({ items }) => messages.manyDeleted(items.length),
  ],
  failed: [
    sample({ clock: job.finished, filter: ({ failed }) => failed.length > 0 }),
    ({ items, failed }) => messages.manyDeleteFailed(failed.length, items.length),
  ],
});
