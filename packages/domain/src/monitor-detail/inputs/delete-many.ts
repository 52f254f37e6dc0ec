import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../../shared/http';
import { notify } from '../../shared/notify';
import { messages } from '../messages';
import { discardRequested, page } from '../page';
import type { MonitorInput } from './contract';
import { deleteFx, deleteRequested, deletionsRequested } from './delete';
import { $savedInputs } from './list';

/** Deletes several inputs after a confirmation; a single one is deleted without. */
export const deleteManyRequested = createEvent<readonly EntityId[]>();
export const deleteManyConfirmed = createEvent();
export const deleteManyCancelled = createEvent();
export const deleteReportClosed = createEvent();

/** The progress of a batch delete, and its failures. */
interface DeleteBatch {
  readonly total: number;
  readonly answered: number;
  readonly failed: readonly MonitorInput[];
}

const started = createEvent<readonly EntityId[]>();
const requested = createEvent<readonly EntityId[]>();

const $batch = createStore<DeleteBatch | null>(null)
  .on(started, (_, ids) => ({ total: ids.length, answered: 0, failed: [] }))
  .on(deleteFx.finally, (batch, end) =>
    batch === null || !end.params.isOneOfMany
      ? batch
      : {
          ...batch,
          answered: batch.answered + 1,
          failed: end.status === 'done' ? batch.failed : [...batch.failed, end.params.item],
        },
  )
  .on([page.started, discardRequested], () => null);

/** The running batch; `null` while none is running. */
export const $deleteProgress = $batch.map((batch) =>
  batch !== null && batch.answered < batch.total ? batch : null,
);
/** The ids to confirm; `null` while the dialog is closed. */
export const $deleteQuestion = createStore<readonly EntityId[] | null>(null)
  .on(requested, (_, ids) => ids)
  .on([deleteManyCancelled, page.started], () => null);
/** The last batch if some of its deletes failed, else `null`. */
export const $deleteReport = $batch.map((batch) =>
  batch !== null && batch.answered >= batch.total && batch.failed.length > 0 ? batch : null,
);

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
sample({ clock: wanted, filter: ({ length }) => length > 1, target: requested });

const confirmed = sample({
  clock: deleteManyConfirmed,
  source: $deleteQuestion,
  filter: (ids) => ids !== null,
  fn: (ids) => ids ?? [],
});
$deleteQuestion.on(confirmed, () => null);
$batch.on(deleteReportClosed, (batch) => (batch !== null && batch.answered >= batch.total ? null : batch));
sample({ clock: confirmed, target: started });
sample({ clock: started, fn: (ids) => ({ ids, isMany: true }), target: deletionsRequested });

const ended = sample({
  clock: deleteFx.finally,
  source: $batch,
  filter: (batch, { params }) => params.isOneOfMany && batch !== null && batch.answered === batch.total,
  fn: (batch) => batch as DeleteBatch,
});
notify({
  done: [
    sample({ clock: ended, filter: ({ failed }) => failed.length === 0 }),
    ({ total }) => messages.manyDeleted(total),
  ],
  failed: [
    sample({ clock: ended, filter: ({ failed }) => failed.length > 0 }),
    ({ failed, total }) => messages.manyDeleteFailed(failed.length, total),
  ],
});
