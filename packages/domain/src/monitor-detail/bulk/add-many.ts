import { createEvent, createStore, sample } from 'effector';
import { statusOf } from '../../shared/http';
import { notify } from '../../shared/notify';
import { createAddition } from '../inputs/calls';
import type { MonitorInput } from '../inputs/contract';
import { inputsAdded } from '../inputs/list';
import { accepted, declined, questionAsked } from '../inputs/question';
import { inputFailureText, messages } from '../messages';
import { $canAdd, $uuid } from '../page';
import { $withDuplicates, $list, $job, jobChanged, jobEnded } from './box';
import {
  afterAdded,
  afterSkipped,
  withReason,
  forcedBatch,
  inputsOf,
  startJob,
  type BatchJob,
} from './batch-job';

/** Adds the valid lines, a hundred per call. */
export const addRequested = createEvent();

const { addFx: addBatchFx, added } = createAddition(
  ({
    inputs,
    force,
  }: {
    readonly jobId: number;
    readonly uuid: string;
    readonly inputs: readonly MonitorInput[];
    readonly force: boolean;
  }) => ({ inputs, force }),
);
sample({ clock: added, target: inputsAdded });

const $jobCount = createStore(0);
const requested = sample({
  clock: addRequested,
  source: {
    job: $job,
    jobCount: $jobCount,
    uuid: $uuid,
    list: $list,
    withDuplicates: $withDuplicates,
    canAdd: $canAdd,
  },
  filter: ({ job, canAdd }) => job === null && canAdd,
  fn: ({ jobCount, uuid, list, withDuplicates }): BatchJob =>
    startJob(jobCount + 1, uuid, list, withDuplicates),
});
$jobCount.on(requested, (_, { jobId }) => jobId);
sample({ clock: requested, filter: ({ batches }) => batches.length > 0, target: jobChanged });

sample({
  clock: jobChanged,
  fn: ({ jobId, uuid, batches, batchIndex }) => {
    const batch = batches[batchIndex] ?? { lines: [], force: false };
    return { jobId, uuid, inputs: inputsOf(batch), force: batch.force };
  },
  target: addBatchFx,
});

const stepped = sample({
  clock: addBatchFx.done,
  source: $job,
  filter: (job, { params }) => job !== null && job.jobId === params.jobId,
  fn: (job) => afterAdded(job as BatchJob),
});

const failed = sample({
  clock: addBatchFx.fail,
  source: $job,
  filter: (job, { params }) => job !== null && job.jobId === params.jobId,
  fn: (job, { params, error }) => ({
    job: job as BatchJob,
    isDuplicate: statusOf(error) === 409 && !params.force,
    count: params.inputs.length,
    text: inputFailureText(error, messages.addFailed, messages.addTimedOut),
  }),
});
sample({
  clock: failed,
  filter: ({ isDuplicate }) => isDuplicate,
  fn: ({ job, count }) => ({ kind: 'batch' as const, jobId: job.jobId, count }),
  target: questionAsked,
});
const forced = sample({
  clock: accepted,
  source: $job,
  filter: (job, question) => question.kind === 'batch' && job?.jobId === question.jobId,
  fn: (job) => forcedBatch(job as BatchJob),
});
const skipped = sample({
  clock: declined,
  source: $job,
  filter: (job, question) => question.kind === 'batch' && job?.jobId === question.jobId,
  fn: (job) => afterSkipped(job as BatchJob),
});
sample({ clock: forced, target: jobChanged });
const next = sample({ clock: [stepped, skipped] });
sample({ clock: next, filter: ({ batchIndex, batches }) => batchIndex < batches.length, target: jobChanged });
sample({ clock: next, filter: ({ batchIndex, batches }) => batchIndex >= batches.length, target: jobEnded });

// Later batches would fail as well, so the job ends here and their lines stay in the box.
sample({
  clock: failed,
  filter: ({ isDuplicate }) => !isDuplicate,
  fn: ({ job, text }): BatchJob => ({
    ...job,
    reasons: withReason(
      job,
      job.batches.slice(job.batchIndex).flatMap(({ lines }) => lines),
      `Not added: ${text}`,
    ),
  }),
  target: jobEnded,
});

notify({
  done: [
    sample({
      clock: next,
      filter: ({ batchIndex, batches, added: all }) => batchIndex >= batches.length && all.size > 0,
    }),
    ({ added: all }) => messages.manyAdded(all.size),
  ],
  failed: [sample({ clock: failed, filter: ({ isDuplicate }) => !isDuplicate }), ({ text }) => text],
});
