import { createEvent, sample } from 'effector';
import { statusOf } from '../../shared/http';
import { notify } from '../../shared/notify';
import { createAddition } from '../inputs/calls';
import { inputsAdded } from '../inputs/list';
import { accepted, declined, questionAsked } from '../inputs/question';
import { inputFailureText, messages } from '../messages';
import { $canAdd, $uuid } from '../page';
import { $counts, $list, $running, $withDuplicates } from './box';
import { addedIn, job, jobStarted, keyOf, type Batch } from './job';

const declinedText = 'Not added: some of these inputs are already in the monitor.';

/** Adds the valid lines, a hundred per call. */
export const addRequested = createEvent();
sample({
  clock: addRequested,
  source: {
    running: $running,
    canAdd: $canAdd,
    counts: $counts,
    lines: $list,
    withDuplicates: $withDuplicates,
  },
  filter: ({ running, canAdd, counts }) => running === null && canAdd && counts.toAdd > 0,
  fn: ({ lines, withDuplicates }) => ({ lines, withDuplicates }),
  target: jobStarted,
});

interface BatchCall {
  readonly uuid: string;
  readonly batch: Batch;
  readonly force: boolean;
}

const { addFx, added } = createAddition(({ batch, force }: BatchCall) => ({
  inputs: batch.lines.flatMap(({ item }) => (item === null ? [] : [item])),
  force,
}));
sample({ clock: added, target: inputsAdded });

/** The batch that was sent, or that the open question is about. */
const $batch = job.$job.map(
  (progress) => progress?.items.find(({ result }) => result.state === 'running')?.item ?? null,
);
sample({
  clock: [
    sample({ clock: job.itemStarted, fn: (batch) => ({ batch, force: batch.force }) }),
    sample({
      clock: accepted,
      source: $batch,
      filter: (batch, question) => question.kind === 'batch' && question.batch === batch,
      fn: (batch) => ({ batch: batch as Batch, force: true }),
    }),
  ],
  source: $uuid,
  fn: (uuid, call) => ({ ...call, uuid }),
  target: addFx,
});

const failed = sample({
  clock: addFx.fail,
  source: $batch,
  filter: (batch, { params }) => params.batch === batch,
  fn: (_, { params, error }) => ({
    batch: params.batch,
    isDuplicate: statusOf(error) === 409 && !params.force,
    text: inputFailureText(error, messages.addFailed, messages.addTimedOut),
  }),
});
sample({
  clock: failed,
  filter: ({ isDuplicate }) => isDuplicate,
  fn: ({ batch }) => ({ kind: 'batch' as const, batch, count: batch.lines.length }),
  target: questionAsked,
});
// Later batches would fail as well, so the job stops and their lines stay in the box.
const refused = sample({ clock: failed, filter: ({ isDuplicate }) => !isDuplicate });
sample({ clock: refused, fn: () => undefined, target: job.stop });
sample({
  clock: [
    sample({
      clock: addFx.done,
      source: $batch,
      filter: (batch, { params }) => params.batch === batch,
      fn: (_, { params }) => ({ batch: params.batch, error: null }),
    }),
    sample({
      clock: declined,
      source: $batch,
      filter: (batch, question) => question.kind === 'batch' && question.batch === batch,
      fn: (batch) => ({ batch: batch as Batch, error: declinedText }),
    }),
    sample({ clock: refused, fn: ({ batch, text }) => ({ batch, error: `Not added: ${text}` }) }),
  ],
  fn: ({ batch, error }) => ({ key: keyOf(batch), error }),
  target: job.itemSettled,
});

notify({
  done: [
    sample({
      clock: job.finished,
      filter: (progress) =>
        addedIn(progress).size > 0 &&
        progress.items.every(({ result }) => result.state !== 'failed' || result.error === declinedText),
    }),
    (progress) => messages.manyAdded(addedIn(progress).size),
  ],
  failed: [refused, ({ text }) => text],
});
