import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import { withEntry } from '../../../kernel/entries';
import type { EntityId, Failure } from '../../../kernel/http';
import { awaitEnd } from '../../../kernel/job/await-end';
import { createJob, type JobProgress } from '../../../kernel/job/job';
import { notify } from '../../../kernel/toasts/notify';
import { createUndo } from '../../../kernel/save/undo';
import { $savedInputs, $uuid, discardRequested, inputsPatched, page } from '../page';
import { $sending, addFx, deleteFx, inputFailureText, type Deleting, type InputOf } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { NEW_ID } from '../../../kernel/save/rows';
import { t } from '../text.en';

const MAX_CONCURRENT_DELETES = 4;

/** Deletes inputs: a single one without a question. */
export const deleteManyRequested = createEvent<readonly EntityId[]>();
export const deleteRequested = deleteManyRequested.prepend((id: EntityId) => [id]);
/** Hides an input and deletes it as soon as no update of it is in flight. */
const deletionRequested = createEvent<Deleting>();
const found = sample({
  clock: deleteManyRequested,
  source: { uuid: $uuid, inputs: $savedInputs },
  fn: ({ uuid, inputs }, ids): readonly InputOf[] => {
    const wanted = new Set(ids);
    return inputs.flatMap((item, index) => (wanted.has(item.id) ? [{ uuid, item, index }] : []));
  },
});
sample({
  clock: found,
  filter: ({ length }) => length === 1,
  fn: ([one]) => ({ ...(one as InputOf), isOneOfMany: false }),
  target: deletionRequested,
});

interface Deletion extends Deleting {
  readonly isSent: boolean;
}

const keyOf = ({ uuid, item }: InputOf): string => `${uuid} ${item.id}`;

/** Requested deletes without an answer, of any monitor. */
const $all = createStore<ReadonlyMap<string, Deletion>>(new Map())
  .on(deletionRequested, (all, one) =>
    all.has(keyOf(one)) ? all : new Map(all).set(keyOf(one), { ...one, isSent: false }),
  )
  .on(deleteFx, (all, one) => new Map(all).set(keyOf(one), { ...one, isSent: true }))
  .on(
    sample({ clock: discardRequested, source: $uuid }),
    (all, uuid) => new Map([...all].filter(([, one]) => one.isSent || one.uuid !== uuid)),
  )
  .on(deleteFx.finally, (all, { params }) => withEntry(all, keyOf(params), null));

// An input whose update is in flight is deleted after the answer, because the
// update could not find it on the server.
const next = sample({
  clock: [deletionRequested, deleteFx, deleteFx.finally, $sending],
  source: { deletions: $all, sending: $sending },
  fn: ({ deletions, sending }) => {
    const all = [...deletions.values()];
    if (all.filter(({ isSent }) => isSent).length >= MAX_CONCURRENT_DELETES) return null;
    const isBeingSent = ({ uuid, item }: Deletion): boolean =>
      sending?.uuid === uuid && sending.mine.some(({ id }) => id === item.id);
    return all.find((one) => !one.isSent && !isBeingSent(one)) ?? null;
  },
});
sample({ clock: next, filter: Boolean, target: deleteFx });

const deletedFx = awaitEnd({
  start: deletionRequested,
  keyOf,
  ended: deleteFx.finally.map((end) => ({
    key: keyOf(end.params),
    failure: end.status === 'done' ? null : end.error,
  })),
});

// A job, not a plan: the plan's steps and choices would be loaded with the page.
const job = createJob<InputOf>({
  keyOf,
  run: (one) => deletedFx({ ...one, isOneOfMany: true }),
  errorOf: (failure) => inputFailureText(failure, t('deleteFailed')),
  concurrency: MAX_CONCURRENT_DELETES,
});
const { $isRunning } = job;
/** The job, if it deletes inputs of the open monitor. */
const $job = combine(job.$job, $uuid, (progress, uuid) =>
  progress?.items[0]?.item.uuid === uuid ? progress : null,
);

const confirmed = createEvent();
/** Closes the question or the report; ignored while the job is running. */
const closed = createEvent();

const asked = sample({
  clock: found,
  source: $isRunning,
  filter: (isRunning, { length }) => !isRunning && length > 1,
  fn: (_, inputs) => inputs,
});
/** The inputs to confirm. */
const $asked = createStore<readonly InputOf[]>([])
  .on(asked, (_, inputs) => inputs)
  .on([page.started, job.start, closed, job.reset], () => []);
sample({ clock: confirmed, source: $asked, target: job.start });
sample({ clock: [page.started, closed], filter: not($isRunning), target: job.reset });
sample({
  clock: discardRequested,
  source: $job,
  filter: Boolean,
  target: job.reset,
});

/** What was not deleted: an expired session stops the job with inputs that were not sent. */
const leftIn = ({ failed, stopped }: JobProgress<InputOf>): readonly InputOf[] => [
  ...failed.map(({ item }) => item),
  ...stopped,
];
notify({
  failed: [
    job.finished,
    (progress) => {
      const { length: failed } = leftIn(progress);
      return failed === 0 ? null : t('manyDeleteFailed', { failed, total: progress.items.length });
    },
  ],
});

/** Deleting several inputs: the question before, and the report of those that are left. */
export const deleteMany = {
  view: {
    deleteQuestion: $asked.map((inputs) => (inputs.length === 0 ? null : inputs.map(({ item }) => item.id))),
    deleteReport: $job.map((progress) => {
      const left = progress === null || progress.isRunning ? [] : leftIn(progress);
      return progress === null || left.length === 0
        ? null
        : { total: progress.items.length, failed: left.map(({ item }) => item) };
    }),
  },
  events: { onDeleteConfirm: confirmed, onDeleteCancel: closed, onDeleteReportClose: closed },
};

/** The progress of the job that runs for the open monitor; `null` while none is running. */
export const $deleteProgress = $job.map((progress) =>
  progress?.isRunning === true
    ? { answered: progress.done.length + progress.failed.length, total: progress.items.length }
    : null,
);

/** The ids of the inputs that are being deleted; the list hides them. */
export const $deleting = combine(
  $all,
  $job,
  $uuid,
  (all, progress, uuid): ReadonlySet<EntityId> =>
    new Set([
      ...[...all.values()].flatMap((one) => (one.uuid === uuid ? [one.item.id] : [])),
      ...(progress?.items ?? []).flatMap(({ item: { item }, result }) =>
        result.state === 'waiting' ? [item.id] : [],
      ),
    ]),
);

/** Deleted inputs of a monitor, and where they were. */
export interface DeletedInputs {
  readonly uuid: string;
  readonly items: readonly MonitorInput[];
  readonly index: number;
}

const undo = createUndo<DeletedInputs>('inputs');
/** The offer to undo the last delete; `null` without one. */
export const $undo = combine(undo.$undo, page.$isOpen, (offer, isOpen) => (isOpen ? offer : null));
export const { undoRequested } = undo;

const offerOf = (item: DeletedInputs, kind: 'success' | 'error', text: string) => ({
  label:
    item.items.length === 1 ? (item.items[0]?.link ?? '') : t('manyInputs', { count: item.items.length }),
  item,
  toast: { kind, text },
});
sample({
  clock: deleteFx.done,
  filter: ({ params }) => !params.isOneOfMany,
  fn: ({ params: { uuid, item, index } }) => offerOf({ uuid, items: [item], index }, 'success', t('deleted')),
  target: undo.offered,
});
// New inputs come first.
sample({
  clock: job.finished,
  filter: (progress) => leftIn(progress).length === 0,
  fn: ({ items }) => {
    const deleted = { uuid: items[0]?.item.uuid ?? '', items: items.map(({ item }) => item.item), index: 0 };
    return offerOf(deleted, 'success', t('manyDeleted', { count: items.length }));
  },
  target: undo.offered,
});

// Forced, so that restoring an input never opens the duplicate question.
const restoreFx = createEffect<DeletedInputs, readonly MonitorInput[], Failure>(({ uuid, items }) =>
  addFx({ uuid, inputs: items.map((item) => ({ ...item, id: NEW_ID })), force: true }),
);
sample({ clock: undo.undone, fn: ({ item }) => item, target: restoreFx });
sample({
  clock: restoreFx.done,
  fn: ({ params: { uuid, index }, result: restored }) => {
    const ids = new Set(restored.map(({ id }) => id));
    return {
      uuid,
      patch: (inputs: readonly MonitorInput[]) =>
        inputs.filter(({ id }) => !ids.has(id)).toSpliced(index, 0, ...restored),
    };
  },
  target: inputsPatched,
});
sample({
  clock: restoreFx.fail,
  fn: ({ params, error }) =>
    offerOf(params, 'error', inputFailureText(error, t('addFailed'), t('addTimedOut'))),
  target: undo.offered,
});

notify({
  done: [restoreFx.done, ({ params }) => t('restored', { count: params.items.length })],
  failed: [
    deleteFx.fail,
    ({ params, error }) => (params.isOneOfMany ? null : inputFailureText(error, t('deleteFailed'))),
  ],
});
