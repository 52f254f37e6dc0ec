import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import type { EntityId } from '../../../kernel/http';
import { awaitEnd } from '../../../kernel/job/await-end';
import { createJob, type JobProgress } from '../../../kernel/job/job';
import { notify } from '../../../kernel/toasts/notify';
import { inputFailureText } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { deleteFx } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import {
  $deletions,
  deleteRequested,
  deletionRequested,
  manyDeleted,
  MAX_CONCURRENT_DELETES,
} from './delete';
import { $savedInputs } from './list';
import { t } from '../text.en';

/** An input, of a monitor that may no longer be open. */
interface InputOf {
  readonly uuid: string;
  readonly item: MonitorInput;
}

const keyOf = ({ uuid, item }: InputOf): string => `${uuid} ${item.id}`;

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
  run: ({ uuid, item }) => deletedFx({ uuid, item, isOneOfMany: true }),
  errorOf: (failure) => inputFailureText(failure, t('deleteFailed')),
  concurrency: MAX_CONCURRENT_DELETES,
});
const { $job, $isRunning } = job;

const requested = createEvent<readonly EntityId[]>();
const confirmed = createEvent();
/** Closes the question or the report; ignored while the job is running. */
const closed = createEvent();

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
const asked = sample({
  clock: found,
  source: $isRunning,
  filter: (isRunning, { length }) => !isRunning && length > 1,
  fn: (_, inputs) => inputs,
});
/** The inputs to confirm. */
const $asked = createStore<readonly MonitorInput[]>([])
  .on(asked, (_, inputs) => inputs)
  .on([page.started, job.start, closed, job.reset], () => []);
sample({
  clock: confirmed,
  source: { uuid: $uuid, inputs: $asked },
  fn: ({ uuid, inputs }) => inputs.map((item) => ({ uuid, item })),
  target: job.start,
});
sample({
  clock: sample({ clock: [page.started, closed], filter: not($isRunning) }),
  target: job.reset,
});

sample({
  clock: discardRequested,
  source: { $job, $uuid },
  filter: ({ $job: progress, $uuid: uuid }) => progress?.items[0]?.item.uuid === uuid,
  fn: () => undefined,
  target: job.reset,
});

/** What was not deleted: an expired session stops the job with inputs that were not sent. */
const leftIn = ({ failed, stopped }: JobProgress<InputOf>): readonly InputOf[] => [
  ...failed.map(({ item }) => item),
  ...stopped,
];
sample({
  clock: job.finished,
  filter: (progress) => leftIn(progress).length === 0,
  fn: ({ items }) => ({
    uuid: items[0]?.item.uuid ?? '',
    items: items.map(({ item }) => item.item),
  }),
  target: manyDeleted,
});
notify({
  failed: [
    sample({ clock: job.finished, filter: (progress) => leftIn(progress).length > 0 }),
    (progress) => t('manyDeleteFailed', { failed: leftIn(progress).length, total: progress.items.length }),
  ],
});

/** Deletes several inputs: the question before, and the report of those that are left. */
export const deleteMany = {
  requested,
  view: {
    deleteQuestion: $asked.map((inputs) => (inputs.length === 0 ? null : inputs.map(({ id }) => id))),
    deleteReport: combine($job, $uuid, (progress, uuid) => {
      const failed = progress === null || progress.isRunning ? [] : leftIn(progress);
      return progress === null || failed[0]?.uuid !== uuid
        ? null
        : { total: progress.items.length, failed: failed.map(({ item }) => item) };
    }),
  },
  events: { onDeleteConfirm: confirmed, onDeleteCancel: closed, onDeleteReportClose: closed },
};

/** The progress of the job that runs for the open monitor; `null` while none is running. */
export const $deleteProgress = combine($job, $uuid, (progress, uuid) =>
  progress?.isRunning === true && progress.items[0]?.item.uuid === uuid
    ? { answered: progress.done.length + progress.failed.length, total: progress.items.length }
    : null,
);

/** The ids of the inputs that are being deleted; the list hides them. */
export const $deleting = combine(
  $deletions,
  $job,
  $uuid,
  (deletions, progress, uuid): ReadonlySet<EntityId> =>
    new Set([
      ...deletions,
      ...(progress?.items ?? []).flatMap(({ item: { uuid: of, item }, result }) =>
        of === uuid && result.state === 'waiting' ? [item.id] : [],
      ),
    ]),
);
