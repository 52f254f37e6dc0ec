import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../shared/http';
import { notify } from '../shared/notify';
import type { Redirect } from './contract';
import { deleteRequested } from './delete';
import { $redirects, changes, deletions, type RedirectChange } from './list';
import { messages } from './messages';

/** Deletes several redirects after a confirmation; a single one is deleted without. */
export const deleteManyRequested = createEvent<readonly EntityId[]>();
export const deleteManyConfirmed = createEvent();
export const deleteManyCancelled = createEvent();
export const deleteReportClosed = createEvent();

export interface DeleteReport {
  readonly total: number;
  readonly failed: readonly Redirect[];
}

/** Another job cannot start while one is running. */
export const $isDeletingMany = deletions.$job.map((job) => job?.isRunning === true);

/** The ids to confirm; `null` while the dialog is closed. */
export const $deleteQuestion = createStore<{ readonly ids: readonly EntityId[] } | null>(null);

/** The last job if some of its deletes failed, else `null`. */
export const $deleteReport = deletions.$job.map((job): DeleteReport | null =>
  job === null || job.isRunning || job.failed.length === 0
    ? null
    : { total: job.items.length, failed: job.failed },
);

sample({
  clock: deleteManyRequested,
  filter: ({ length }) => length === 1,
  fn: ([id]) => id as EntityId,
  target: deleteRequested,
});
const asked = sample({
  clock: deleteManyRequested,
  source: $isDeletingMany,
  filter: (isDeleting, { length }) => !isDeleting && length > 1,
  fn: (_, ids) => ids,
});
const confirmed = sample({
  clock: deleteManyConfirmed,
  source: { question: $deleteQuestion, redirects: $redirects },
  fn: ({ question, redirects }) => {
    const wanted = new Set(question?.ids);
    return redirects.filter(({ id }) => wanted.has(id));
  },
});
$deleteQuestion.on(asked, (_, ids) => ({ ids })).on([confirmed, deleteManyCancelled], () => null);

sample({ clock: confirmed, target: deletions.start });
sample({ clock: deleteReportClosed, target: deletions.reset });
sample({
  clock: deletions.itemStarted,
  fn: (item): RedirectChange => ({ kind: 'delete', item, isOneOfMany: true }),
  target: changes.requested,
});
sample({
  clock: changes.settled,
  filter: ({ op }) => op.kind === 'delete' && op.isOneOfMany,
  fn: ({ op, failure }) => ({ key: op.item.id, error: failure === null ? null : messages.deleteFailed }),
  target: deletions.itemSettled,
});

notify({
  done: [
    sample({ clock: deletions.finished, filter: ({ failed }) => failed.length === 0 }),
    ({ items }) => messages.manyDeleted(items.length),
  ],
  failed: [
    sample({ clock: deletions.finished, filter: ({ failed }) => failed.length > 0 }),
    ({ items, failed }) => messages.manyFailed(failed.length, items.length),
  ],
});
