import { attach, createEvent, createStore, sample } from 'effector';
import { createCall, statusOf } from '../../shared/http';
import { toastShown } from '../../shared/toasts';
import { addMonitorInputs, type MonitorInput } from '../contract';
import { inputsAdded, inputsSaved } from '../inputs/list';
import { accepted, declined, questionAsked } from '../inputs/question';
import { inputFailureText, messages } from '../messages';
import { $canAdd, $uuid } from '../page';
import { trackWrite } from '../pending-writes';
import { $bulkWithDuplicates, $list, $job, jobChanged, jobEnded } from './box';
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
export const bulkAddRequested = createEvent();

const addBatchFx = attach({
  effect: createCall(addMonitorInputs),
  mapParams: ({
    uuid,
    inputs,
    force,
  }: {
    jobId: number;
    uuid: string;
    inputs: readonly MonitorInput[];
    force: boolean;
  }) => ({
    parameters: { uuid },
    payload: { inputs: [...inputs], force },
  }),
});
trackWrite(addBatchFx, ({ uuid }) => uuid);

const $jobCount = createStore(0);
const requested = sample({
  clock: bulkAddRequested,
  source: {
    job: $job,
    jobCount: $jobCount,
    uuid: $uuid,
    list: $list,
    withDuplicates: $bulkWithDuplicates,
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

sample({
  clock: addBatchFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { result }) => result.body.inputs,
  target: [inputsSaved, inputsAdded],
});

sample({
  clock: [
    sample({
      clock: failed,
      filter: ({ isDuplicate }) => !isDuplicate,
      fn: ({ text }) => ({ kind: 'error' as const, text }),
    }),
    sample({
      clock: next,
      filter: ({ batchIndex, batches, added }) => batchIndex >= batches.length && added.size > 0,
      fn: ({ added }) => ({ kind: 'success' as const, text: messages.manyAdded(added.size) }),
    }),
  ],
  target: toastShown,
});
