import { createEvent, sample } from 'effector';
import { statusOf } from '../../../kernel/http';
import type { ImportBatch } from '../../../kernel/import/box';
import { notify } from '../../../kernel/toasts/notify';
import { createAddition } from '../inputs/calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { inputsAdded } from '../inputs/list';
import { accepted, declined, questionAsked } from '../inputs/question';
import { inputFailureText } from '../messages';
import { $canAdd, $uuid } from '../page';
import { box } from './box';
import { t as page } from '../text.en';
import { t } from './text.en';

const { $batch } = box;

type Batch = ImportBatch<MonitorInput>;

/** Adds the valid lines, a hundred per call. */
export const addRequested = createEvent();
sample({
  clock: sample({ clock: addRequested, source: $canAdd, filter: Boolean, fn: () => undefined }),
  target: box.events.onAdd,
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

sample({
  clock: [
    sample({ clock: box.batchStarted, fn: (batch) => ({ batch, force: batch.force }) }),
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
    failure: error,
    isDuplicate: statusOf(error) === 409 && !params.force,
    text: inputFailureText(error, page('addFailed'), page('addTimedOut')),
  }),
});
sample({
  clock: failed,
  filter: ({ isDuplicate }) => isDuplicate,
  fn: ({ batch }) => ({ kind: 'batch' as const, batch, count: batch.lines.length }),
  target: questionAsked,
});
const refused = sample({ clock: failed, filter: ({ isDuplicate }) => !isDuplicate });
sample({
  clock: [
    sample({
      clock: addFx.done,
      source: $batch,
      filter: (batch, { params }) => params.batch === batch,
      fn: (_, { params }) => ({ batch: params.batch, failure: null }),
    }),
    sample({
      clock: declined,
      source: $batch,
      filter: (batch, question) => question.kind === 'batch' && question.batch === batch,
      fn: (batch) => ({ batch: batch as Batch, failure: null, error: t('declined') }),
    }),
    // Later batches would fail as well, so the job stops and their lines stay in the box.
    sample({
      clock: refused,
      fn: ({ batch, failure, text }) => ({
        batch,
        failure,
        error: t('notAdded', { reason: text }),
        isFatal: true,
      }),
    }),
  ],
  target: box.batchSettled,
});

notify({
  done: [
    sample({
      clock: box.finished,
      filter: ({ added, errors }) => added > 0 && errors.every((error) => error === t('declined')),
    }),
    ({ added }) => t('added', { count: added }),
  ],
  failed: [refused, ({ text }) => text],
});
