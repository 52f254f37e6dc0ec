import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { statusOf } from '../../shared/http';
import { notify } from '../../shared/notify';
import { inputFailureText, messages } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { updated, updateFx } from './calls';
import {
  $hasDeclinedDuplicates,
  $queuedCount,
  $ready,
  discarded,
  inputsChanged,
  saveRequested,
} from './changes';
import { accepted, declined, questionAsked } from './question';

/** Milliseconds without a change after which queued inputs are sent together. */
export const QUEUE_DEBOUNCE_MS = 1_000;

/** Restarts the debounce without a change. */
export const queueDelayed = createEvent();

/** While the duplicate question is open, the queue waits. */
const $isAsking = createStore(false)
  .on(questionAsked, (isAsking, { kind }) => isAsking || kind === 'update')
  .on([accepted, declined], (isAsking, { kind }) => isAsking && kind !== 'update')
  .on(page.started, () => false);

// A failed update is not retried by a debounce that began before it.
const $isDue = createStore(false)
  .on([inputsChanged, queueDelayed], () => true)
  .on([page.started, updateFx], () => false);
const debounced = debounce({
  source: sample({ clock: [inputsChanged, queueDelayed], fn: () => undefined }),
  timeout: QUEUE_DEBOUNCE_MS,
});

sample({
  clock: [
    saveRequested,
    page.closed,
    sample({ clock: debounced, source: $isDue, filter: Boolean }),
    // Send what changed during the update.
    updated,
  ],
  source: { uuid: $uuid, inputs: $ready, isSending: updateFx.pending, isAsking: $isAsking },
  filter: ({ inputs, isSending, isAsking }) => inputs.length > 0 && !isSending && !isAsking,
  fn: ({ uuid, inputs }) => ({ uuid, inputs, force: false }),
  target: updateFx,
});

const failed = sample({
  clock: updateFx.fail,
  source: { uuid: $uuid, isOpen: page.$isOpen },
  fn: ({ uuid, isOpen }, { params, error }) => ({
    inputs: params.inputs,
    isMonitorOpen: isOpen && params.uuid === uuid,
    isDuplicate: statusOf(error) === 409 && !params.force,
    text: inputFailureText(error, messages.updateFailed, messages.updateTimedOut),
  }),
});
sample({
  clock: failed,
  filter: ({ isMonitorOpen, isDuplicate }) => isMonitorOpen && isDuplicate,
  fn: ({ inputs }) => ({ kind: 'update' as const, inputs }),
  target: questionAsked,
});
sample({
  clock: accepted,
  source: $uuid,
  filter: (_, { kind }) => kind === 'update',
  fn: (uuid, question) => ({
    uuid,
    inputs: question.kind === 'update' ? question.inputs : [],
    force: true,
  }),
  target: updateFx,
});

/** Why the last update failed; its changes stay queued. */
const $error = createStore<string | null>(null)
  .on([page.started, updateFx, discarded, discardRequested], () => null)
  .on(failed, (error, { isMonitorOpen, isDuplicate, text }) =>
    isMonitorOpen && !isDuplicate ? text : error,
  );

/** Whether the queue has changes that are only sent on Save, so leaving would lose them. */
export const $isQueueStuck = combine(
  $queuedCount,
  $hasDeclinedDuplicates,
  $error,
  (count, hasDeclined, error) => count > 0 && (hasDeclined || error !== null),
);

notify({
  done: [updateFx.done, messages.updated],
  failed: [
    sample({ clock: failed, filter: ({ isMonitorOpen, isDuplicate }) => !isMonitorOpen || !isDuplicate }),
    ({ text }) => text,
  ],
});

/** The changed inputs that are not saved yet. */
export const queue = {
  view: { count: $queuedCount, isSending: updateFx.pending, error: $error },
  events: { onSave: saveRequested, onDiscard: discarded },
} as const;
