import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { createJob } from '../../../kernel/job/job';
import { statusOf } from '../../../kernel/http';
import { notify } from '../../../kernel/toasts/notify';
import { retryDelayOf } from '../../../kernel/http/retry-after';
import { inputFailureText } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { $inFlight, updated, updateFx, type Update } from './calls';
import {
  $hasPaused,
  $paused,
  $queued,
  changesPaused,
  discarded,
  inputsChanged,
  queueDelayed,
  saveRequested,
} from './changes';
import { $deleting } from './delete-many';
import { batchesOf } from '../../../resources/input-fields';
import { $question, questionAsked, updateAccepted, updateDeclined } from './question';
import { t } from '../text.en';

/** Milliseconds without a change after which queued inputs are sent together. */
export const QUEUE_DEBOUNCE_MS = 1_000;

/** Keeps the changes that were not sent, for Save. */
const stopped = createEvent();

// The changes of inputs with a pending delete wait.
const $unsaved = combine($queued, $deleting, (queued, deleting) =>
  [...queued.values()].filter(({ mine }) => !deleting.has(mine.id)),
);
export const $queuedCount = $unsaved.map(({ length }) => length);
/** The changes that the next update sends. */
const $ready = combine($unsaved, $paused, (unsaved, paused) =>
  unsaved.filter(({ mine }) => !paused.has(mine.id)),
);

const keyOf = ({ edits }: Update) => edits[0]?.mine.id ?? '';

/** Sends a hundred changes per call, one call after the other. */
const job = createJob<Update>({ keyOf });

// A failed update is not retried by a debounce that began before it.
const $isDue = createStore(false)
  .on([inputsChanged, queueDelayed], () => true)
  .on([page.started, updateFx], () => false);
const debounced = debounce({
  source: sample({ clock: [inputsChanged, queueDelayed], fn: () => undefined }),
  timeout: QUEUE_DEBOUNCE_MS,
});

/** The reason of a batch that the person did not want to send; it is not shown. */
const pausedText = '';
const finished = sample({
  clock: job.finished,
  fn: ({ done, stopped: left, failed: unsaved }) => ({
    hasSent: done.length > 0,
    isWhole: left.length === 0 && unsaved.every(({ reason }) => reason === pausedText),
  }),
});

sample({
  clock: [
    saveRequested,
    page.closed,
    sample({ clock: debounced, source: $isDue, filter: Boolean }),
    // Send what changed during the job.
    sample({ clock: finished, filter: ({ isWhole }) => isWhole }),
  ],
  source: { uuid: $uuid, edits: $ready },
  filter: ({ edits }) => edits.length > 0,
  fn: ({ uuid, edits }) => batchesOf(edits).map((batch): Update => ({ uuid, edits: batch, force: false })),
  target: job.start,
});
sample({ clock: job.itemStarted, target: updateFx });

const failed = sample({
  clock: updateFx.fail,
  source: { uuid: $uuid, isOpen: page.$isOpen },
  fn: ({ uuid, isOpen }, { params, error }) => {
    const isMonitorOpen = isOpen && params.uuid === uuid;
    const isDeclined = error.kind === 'declined';
    return {
      update: params,
      failure: error,
      isMonitorOpen,
      isDeclined,
      isDuplicate: isMonitorOpen && statusOf(error) === 409 && !params.force,
      isFinal: !isDeclined && retryDelayOf(error) === null,
      text: inputFailureText(error, t('updateFailed'), t('updateTimedOut')),
    };
  },
});
sample({
  clock: failed,
  filter: ({ isDuplicate }) => isDuplicate,
  fn: ({ update }) => ({ kind: 'update' as const, update }),
  target: questionAsked,
});
const refused = sample({ clock: failed, filter: ({ isDuplicate, isFinal }) => isFinal && !isDuplicate });
sample({ clock: updateAccepted, fn: (update) => ({ ...update, force: true }), target: updateFx });
const unsent = sample({
  clock: [
    updateDeclined,
    sample({ clock: failed, filter: ({ isDeclined }) => isDeclined, fn: ({ update }) => update }),
  ],
});
sample({ clock: unsent, fn: ({ edits }) => edits, target: changesPaused });
sample({
  clock: stopped,
  source: { queued: $queued, inFlight: $inFlight },
  fn: ({ queued, inFlight }) => [...queued.values()].filter(({ mine }) => !inFlight.has(mine.id)),
  target: changesPaused,
});

sample({ clock: [stopped, discarded, discardRequested], target: job.stop });
sample({
  clock: [
    sample({ clock: updateFx.done, fn: ({ params }) => ({ key: keyOf(params), failure: null }) }),
    sample({ clock: unsent, fn: (update) => ({ key: keyOf(update), failure: null, error: pausedText }) }),
    sample({
      clock: failed,
      filter: ({ isDuplicate, isDeclined }) => !isDuplicate && !isDeclined,
      // The next calls would fail as well.
      fn: ({ update, failure, text, isFinal }) => ({
        key: keyOf(update),
        failure,
        error: text,
        isFatal: isFinal,
      }),
    }),
  ],
  target: job.itemSettled,
});
// The question closes with its page, and its changes are dropped.
sample({
  clock: page.started,
  source: $question,
  filter: (question) => question?.kind === 'update',
  target: job.reset,
});

/** Why the last update failed; its changes stay queued. */
const $error = createStore<string | null>(null)
  .on([page.started, updateFx, discarded, discardRequested], () => null)
  .on(refused, (error, { isMonitorOpen, text }) => (isMonitorOpen ? text : error));

/** How many inputs were answered, of how many, while a job of several calls is running. */
const $progress = job.$job.map((progress) => {
  if (progress === null || !progress.isRunning || progress.items.length === 1) return null;
  const { items, done, failed: unsaved } = progress;
  const countOf = (updates: readonly Update[]) => updates.reduce((sum, { edits }) => sum + edits.length, 0);
  return {
    done: countOf([...done, ...unsaved.map(({ item }) => item)]),
    total: countOf(items.map(({ item }) => item)),
  };
});

/** Whether the queue has changes that leaving would lose: a long job, or what is only sent on Save. */
export const $isQueueStuck = combine(
  $queuedCount,
  $hasPaused,
  $error,
  $progress,
  (count, hasPaused, error, progress) => count > 0 && (hasPaused || error !== null || progress !== null),
);

/** Whether inputs of the job were deleted elsewhere. */
const $hasMissing = createStore(false).on(
  updated,
  (hasMissing, { missing }) => hasMissing || missing.length > 0,
);
const saved = sample({
  clock: finished,
  source: $hasMissing,
  filter: (_, { isWhole, hasSent }) => isWhole && hasSent,
  fn: (hasMissing) => hasMissing,
});
$hasMissing.on([saved, refused, page.started], () => false);
notify({
  done: [sample({ clock: saved, filter: (hasMissing) => !hasMissing }), () => t('updated')],
  failed: [
    sample({
      clock: [
        sample({ clock: refused, fn: ({ text }) => text }),
        sample({ clock: saved, filter: Boolean, fn: () => t('deletedElsewhere') }),
      ],
    }),
    (text) => text,
  ],
});

/** The changed inputs that are not saved yet. */
export const queue = {
  view: {
    count: $queuedCount,
    isSending: job.$job.map((progress) => progress?.isRunning === true),
    error: $error,
    progress: $progress,
  },
  events: { onSave: saveRequested, onDiscard: discarded, onStop: stopped },
} as const;
