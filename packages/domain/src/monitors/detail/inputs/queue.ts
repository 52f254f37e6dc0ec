import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { withEntry } from '../../../kernel/entries';
import { createJob } from '../../../kernel/job/job';
import type { Failure } from '../../../kernel/http';
import { notify } from '../../../kernel/toasts/notify';
import { retryDelayOf } from '../../../kernel/http/retry-after';
import { inputFailureText } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { $inFlight, updated, updateFx, type Update } from './calls';
import {
  $hasPaused,
  $queue,
  $queued,
  changesPaused,
  discarded,
  inputsChanged,
  queueDelayed,
  saveRequested,
} from './changes';
import { $deleting } from './delete-many';
import { batchesOf } from '../../../resources/inputs';
import { isUnsent, sendOrAsk } from './question';
import { t } from '../text.en';

/** Milliseconds without a change after which queued inputs are sent together. */
export const QUEUE_DEBOUNCE_MS = 1_000;

/** Keeps the changes that were not sent, for Save. */
const stopped = createEvent();

// The changes of inputs with a pending delete wait.
const $queuedCount = combine(
  $queued,
  $deleting,
  (queued, deleting) => [...queued.keys()].filter((id) => !deleting.has(id)).length,
);
/** The changes of all monitors that are not sent. */
export const $isAnyQueued = $queue.map(({ size }) => size > 0);

/** Why the last update of a monitor failed, by its uuid; its changes stay queued. */
const $errors = createStore<ReadonlyMap<string, string>>(new Map());
/** The updates to send: a hundred changes of one monitor each. Those of a monitor whose last update failed wait for the person. */
const $ready = combine(
  { queue: $queue, errors: $errors, deleting: $deleting, open: $uuid },
  ({ queue, errors, deleting, open }) =>
    [...queue].map(([uuid, edits]) => ({
      uuid,
      hasFailed: errors.has(uuid),
      updates: batchesOf(
        [...edits.values()].filter(
          ({ mine, isPaused }) => !isPaused && !(uuid === open && deleting.has(mine.id)),
        ),
      ).map((batch): Update => ({ uuid, edits: batch, force: false })),
    })),
);

const sendFx = createEffect<Update, unknown, Failure>((update) =>
  sendOrAsk({ uuid: update.uuid, links: update.edits.map(({ mine }) => mine.link) }, update.force, (force) =>
    updateFx({ ...update, force }),
  ),
);
const textOf = (failure: Failure): string =>
  inputFailureText(failure, t('updateFailed'), t('updateTimedOut'));
/** Whether the calls that follow would fail as well. */
const isFinal = (failure: Failure): boolean => !isUnsent(failure) && retryDelayOf(failure) === null;
/** The reason of a batch that the person did not want to send; it is not shown. */
const pausedText = '';

/** Sends a hundred changes per call, one call after the other. */
const job = createJob<Update>({
  keyOf: ({ uuid, edits }) => `${uuid} ${edits[0]?.mine.id ?? ''}`,
  run: sendFx,
  errorOf: (failure) => (isUnsent(failure) ? pausedText : textOf(failure)),
  isFatal: isFinal,
});

// A failed update is not retried by a debounce that began before it.
const $isDue = createStore(false)
  .on([inputsChanged, queueDelayed], () => true)
  .on(updateFx, () => false);
const debounced = debounce({
  source: sample({ clock: [inputsChanged, queueDelayed], fn: () => undefined }),
  timeout: QUEUE_DEBOUNCE_MS,
});

const finished = sample({
  clock: job.finished,
  fn: ({ done, stopped: left, failed: unsaved }) => ({
    hasSent: done.length > 0,
    isWhole: left.length === 0 && unsaved.every(({ reason }) => reason === pausedText),
    failed: unsaved.filter(({ reason }) => reason !== pausedText).map(({ item }) => item.uuid),
  }),
});

sample({
  clock: [
    sample({
      clock: [
        saveRequested,
        page.closed,
        sample({ clock: debounced, source: $isDue, filter: Boolean, fn: () => undefined }),
      ],
      source: $uuid,
      fn: (wanted) => ({ wanted, failed: [] as readonly string[] }),
    }),
    // Send what changed during the job.
    sample({ clock: finished, fn: ({ failed: failedIn }) => ({ wanted: '', failed: failedIn }) }),
  ],
  source: $ready,
  fn: (ready, { wanted, failed: failedIn }) =>
    ready.flatMap(({ uuid, hasFailed, updates }) =>
      (hasFailed && uuid !== wanted) || failedIn.includes(uuid) ? [] : updates,
    ),
  target: job.start,
});
const refused = sample({
  clock: sendFx.fail,
  filter: ({ error }) => isFinal(error),
  fn: ({ params: { uuid }, error }) => ({ uuid, text: textOf(error) }),
});
sample({
  clock: sendFx.fail,
  filter: ({ error }) => isUnsent(error),
  fn: ({ params }) => params,
  target: changesPaused,
});
sample({
  clock: stopped,
  source: { uuid: $uuid, queued: $queued, inFlight: $inFlight },
  fn: ({ uuid, queued, inFlight }) => ({
    uuid,
    edits: [...queued.values()].filter(({ mine }) => !inFlight.has(mine.id)),
  }),
  target: changesPaused,
});

// Not that of a monitor that was left, which goes on.
sample({
  clock: [stopped, discarded, discardRequested],
  source: { job: job.$job, uuid: $uuid },
  filter: ({ job: progress, uuid }) => progress?.items.some(({ item }) => item.uuid === uuid) === true,
  fn: () => undefined,
  target: job.stop,
});
$errors
  .on(refused, (errors, { uuid, text }) => withEntry(errors, uuid, text))
  .on(
    [
      updateFx.map(({ uuid }) => uuid),
      sample({ clock: [inputsChanged, discarded, discardRequested], source: $uuid }),
    ],
    (errors, uuid) => withEntry(errors, uuid, null),
  );
const $error = combine($errors, $uuid, (errors, uuid) => errors.get(uuid) ?? null);

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
/** All changes were saved; true if some of their inputs were deleted elsewhere. */
export const saved = sample({
  clock: finished,
  source: $hasMissing,
  filter: (_, { isWhole, hasSent }) => isWhole && hasSent,
  fn: (hasMissing) => hasMissing,
});
$hasMissing.on([saved, refused], () => false);
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
