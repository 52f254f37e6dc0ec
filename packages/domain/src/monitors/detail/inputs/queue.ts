import { attach, combine, createEvent, createStore, sample, type Effect } from 'effector';
import { withEntry } from '../../../kernel/entries';
import { createJob, sizesOf } from '../../../kernel/job/job';
import type { Failure } from '../../../kernel/http';
import { createTimer } from '../../../kernel/page/timer';
import { notify } from '../../../kernel/toasts/notify';
import { retryDelayOf } from '../../../kernel/http/retry-after';
import { $uuid, page } from '../page';
import { $inFlight, deleteFx, inputFailureText, updateFx, type Update } from './calls';
import {
  $hasPaused,
  $queue,
  $queued,
  changesPaused,
  discarded,
  dropped,
  inputsChanged,
  saveRequested,
  type QueuedEdit,
} from './changes';
import { $deleting } from './delete';
import { updateMonitorInputs } from '../../../contract/calls/monitor-detail';
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

/** One call. What was sent before: the first that each edit tried, the second … */
const updateOf = (uuid: string, edits: readonly QueuedEdit[]): Update => ({
  uuid,
  base: edits.map(({ base }) => base),
  mine: edits.map(({ mine }) => mine),
  tried: Array.from({ length: Math.max(0, ...edits.map(({ tried }) => tried?.length ?? 0)) }, (_, at) =>
    edits.flatMap(({ tried }) => tried?.[at] ?? []),
  ),
  force: false,
});

/** Why the last update of a monitor failed, by its uuid; its changes stay queued. */
const $errors = createStore<ReadonlyMap<string, string>>(new Map());
/** The changes of each monitor that may be sent. */
const $toSend = combine(
  { queue: $queue, deleting: $deleting, open: $uuid },
  ({ queue, deleting, open }) =>
    new Map(
      [...queue].map(([uuid, edits]) => [
        uuid,
        [...edits.values()].filter(
          ({ mine, isPaused }) => !isPaused && !(uuid === open && deleting.has(mine.id)),
        ),
      ]),
    ),
);
/** The updates to send: a hundred changes of one monitor each. Those of a monitor whose last update failed wait for the person. */
const $ready = combine($toSend, $errors, (toSend, errors) =>
  [...toSend].map(([uuid, edits]) => ({
    uuid,
    hasFailed: errors.has(uuid),
    updates: batchesOf(edits).map((batch) => updateOf(uuid, batch)),
  })),
);

const sendFx = attach({
  source: $toSend,
  // It may have waited: what has changed since goes with it, and what was deleted does not.
  async effect(toSend, { uuid, mine: queued }: Update) {
    const ids = new Set(queued.map(({ id }) => id));
    const update = updateOf(uuid, toSend.get(uuid)?.filter(({ mine }) => ids.has(mine.id)) ?? []);
    // Nothing is sent, so no message may tell of a save.
    if (update.mine.length === 0)
      throw { kind: 'declined', call: updateMonitorInputs.name } satisfies Failure;
    await sendOrAsk({ uuid, links: update.mine.map(({ link }) => link) }, false, (force) =>
      updateFx({ ...update, force }),
    );
  },
}) as Effect<Update, void, unknown> as Effect<Update, void, Failure>;
const textOf = (failure: Failure): string =>
  inputFailureText(failure, t('updateFailed'), t('updateTimedOut'));
/** Whether the calls that follow would fail as well. */
const isFinal = (failure: Failure): boolean => !isUnsent(failure) && retryDelayOf(failure) === null;
/** The reason of a batch that the person did not want to send; it is not shown. */
const pausedText = '';

/** Sends a hundred changes per call, one call after the other. */
const job = createJob<Update>({
  keyOf: ({ uuid, mine: [first] }) => `${uuid} ${first?.id}`,
  run: sendFx,
  errorOf: (failure) => (isUnsent(failure) ? pausedText : textOf(failure)),
  isFatal: isFinal,
});

const delay = createTimer({ timeoutMs: QUEUE_DEBOUNCE_MS });
// A failed delete restores the input with its unsaved changes (specification 4.9).
sample({ clock: [inputsChanged, deleteFx.fail], target: delay.started });
// A failed update is not retried by a delay that began before it.
sample({ clock: updateFx, target: delay.cancelled });

// A monitor whose last update failed is sent again if the person does something there.
const wanted = sample({ clock: [saveRequested, page.closed, delay.fired], source: $uuid });
sample({
  // At the end of a job, what changed during it.
  clock: [wanted, job.finished.map(() => '')],
  source: $ready,
  fn: (ready, uuid) => ready.flatMap((one) => (one.hasFailed && one.uuid !== uuid ? [] : one.updates)),
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
    mine: [...queued.values()].map(({ mine }) => mine).filter(({ id }) => !inFlight.has(id)),
  }),
  target: changesPaused,
});

// Not that of a monitor that was left, which goes on.
sample({
  clock: [stopped, dropped],
  source: { job: job.$job, uuid: $uuid },
  filter: ({ job: progress, uuid }) => progress?.items.some(({ item }) => item.uuid === uuid) === true,
  target: job.stop,
});
$errors
  .on(refused, (errors, { uuid, text }) => withEntry(errors, uuid, text))
  .on(
    [updateFx.map(({ uuid }) => uuid), sample({ clock: inputsChanged, source: $uuid }), dropped],
    (errors, uuid) => withEntry(errors, uuid, null),
  );
const $error = combine($errors, $uuid, (errors, uuid) => errors.get(uuid) ?? null);

/** How many inputs were answered, of how many, while a job of several calls is running. */
const $progress = job.$job.map((progress) =>
  progress === null || !progress.isRunning || progress.items.length === 1
    ? null
    : sizesOf(progress, ({ mine }) => mine.length),
);

/** Whether the queue has changes that leaving would lose: a long job, or what is only sent on Save. */
export const $isQueueStuck = combine(
  $queuedCount,
  $hasPaused,
  $error,
  $progress,
  (count, hasPaused, error, progress) => count > 0 && (hasPaused || error !== null || progress !== null),
);

/** Whether inputs of the job were deleted elsewhere, of the monitor that is open. */
const $hasMissing = createStore(false).on(
  sample({ clock: updateFx.done, source: $uuid, fn: (open, end) => ({ open, ...end }) }),
  (hasMissing, { open, params: { uuid, mine }, result: { value } }) =>
    hasMissing || (open === uuid && mine.some((sent) => value.every(({ id }) => id !== sent.id))),
);
/** All changes were saved; true if some of their inputs were deleted elsewhere. */
export const saved = sample({
  clock: job.finished,
  source: $hasMissing,
  filter: (_, { done, stopped: left, failed: unsaved }) =>
    done.length > 0 && left.length === 0 && unsaved.every(({ reason }) => reason === pausedText),
  fn: (hasMissing) => hasMissing,
});
$hasMissing.on([saved, refused], () => false);
notify({
  done: [saved, (hasMissing) => (hasMissing ? null : t('updated'))],
  failed: [saved, (hasMissing) => (hasMissing ? t('deletedElsewhere') : null)],
});
notify({ failed: [refused, ({ text }) => text] });

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
