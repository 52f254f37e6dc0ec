import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { createCall, statusOf, type EntityId } from '../../shared/http';
import { toastShown } from '../../shared/toasts';
import { updateMonitorInputs, type MonitorInput } from '../contract';
import { inputFailureText, messages } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { trackWrite } from '../pending-writes';
import { $savedInputs, inputDeleted, inputsSaved } from './list';
import { accepted, declined, questionAsked } from './question';

/** Milliseconds without a change after which queued inputs are sent together. */
export const QUEUE_DEBOUNCE_MS = 1_000;

/** Changed inputs, each whole. The list shows them at once; the queue saves them together. */
export const inputsChanged = createEvent<readonly MonitorInput[]>();
/** Sends the queue now, including declined duplicates. */
export const queueSaveRequested = createEvent();
export const queueDiscarded = createEvent();
/** Restarts the debounce without a change. */
export const queueDelayed = createEvent();
/** The inputs with a pending delete; their changes wait. */
export const deletingChanged = createEvent<ReadonlySet<EntityId>>();

interface Update {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
  readonly force: boolean;
}

const updateFx = attach({
  effect: createCall(updateMonitorInputs),
  mapParams: ({ uuid, inputs, force }: Update) => ({
    parameters: { uuid },
    payload: { inputs: [...inputs], force },
  }),
});
trackWrite(updateFx, ({ uuid }) => uuid);

const isSame = (a: MonitorInput | undefined, b: MonitorInput): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

export const $inFlight = createStore<ReadonlyMap<EntityId, MonitorInput>>(new Map())
  .on(page.started, () => new Map())
  .on(updateFx, (_, { inputs }) => new Map(inputs.map((input) => [input.id, input])))
  .on(updateFx.finally, () => new Map());

// A change back to the saved value leaves the queue.
const compared = sample({
  clock: inputsChanged,
  source: { saved: $savedInputs, inFlight: $inFlight },
  fn: ({ saved, inFlight }, inputs) => {
    const wanted = new Set(inputs.map(({ id }) => id));
    const current = new Map(saved.filter(({ id }) => wanted.has(id)).map((input) => [input.id, input]));
    return inputs.map((input) => ({
      input,
      isReverted: !inFlight.has(input.id) && isSame(current.get(input.id), input),
    }));
  },
});

/** Changed inputs that are not saved. */
export const $queued = createStore<ReadonlyMap<EntityId, MonitorInput>>(new Map())
  .on(compared, (queued, changes) => {
    const next = new Map(queued);
    for (const { input, isReverted } of changes) {
      if (isReverted) next.delete(input.id);
      else next.set(input.id, input);
    }
    return next;
  })
  .on(inputDeleted, (queued, id) => {
    if (!queued.has(id)) return queued;
    const next = new Map(queued);
    next.delete(id);
    return next;
  })
  .on([page.started, queueDiscarded, discardRequested], () => new Map());

/** Declined duplicates wait for Save, so that the question does not repeat on its own. */
const $declinedDuplicates = createStore<ReadonlySet<EntityId>>(new Set())
  .on(declined, (declinedDuplicates, question) =>
    question.kind === 'update'
      ? new Set([...declinedDuplicates, ...question.inputs.map(({ id }) => id)])
      : declinedDuplicates,
  )
  .on(inputsChanged, (declinedDuplicates, inputs) => {
    const ids = new Set(inputs.map(({ id }) => id));
    return new Set([...declinedDuplicates].filter((id) => !ids.has(id)));
  })
  .on([page.started, queueSaveRequested, queueDiscarded, discardRequested], () => new Set());

const $deleting = createStore<ReadonlySet<EntityId>>(new Set()).on(deletingChanged, (_, ids) => ids);

const $ready = combine($queued, $declinedDuplicates, $deleting, (queued, declinedDuplicates, deleting) =>
  [...queued.values()].filter(({ id }) => !declinedDuplicates.has(id) && !deleting.has(id)),
);

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

const flushed = createEvent();
sample({
  clock: flushed,
  source: { uuid: $uuid, inputs: $ready, isSending: updateFx.pending, isAsking: $isAsking },
  filter: ({ inputs, isSending, isAsking }) => inputs.length > 0 && !isSending && !isAsking,
  fn: ({ uuid, inputs }) => ({ uuid, inputs, force: false }),
  target: updateFx,
});
sample({
  clock: [queueSaveRequested, page.closed, sample({ clock: debounced, source: $isDue, filter: Boolean })],
  fn: () => undefined,
  target: flushed,
});

const succeeded = sample({
  clock: updateFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params }) => params.inputs,
});
sample({ clock: succeeded, target: inputsSaved });
$queued.on(succeeded, (queued, inputs) => {
  const next = new Map(queued);
  for (const input of inputs) if (next.get(input.id) === input) next.delete(input.id);
  return next;
});
// Send what changed during the update.
sample({ clock: succeeded, fn: () => undefined, target: flushed });

const failed = sample({
  clock: updateFx.fail,
  source: { uuid: $uuid, isOpen: page.$isOpen },
  fn: ({ uuid, isOpen }, { params, error }) => ({
    params,
    isMonitorOpen: isOpen && params.uuid === uuid,
    isDuplicate: statusOf(error) === 409 && !params.force,
    text: inputFailureText(error, messages.updateFailed, messages.updateTimedOut),
  }),
});
sample({
  clock: failed,
  filter: ({ isMonitorOpen, isDuplicate }) => isMonitorOpen && isDuplicate,
  fn: ({ params }) => ({ kind: 'update' as const, inputs: params.inputs }),
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
export const $queueError = createStore<string | null>(null)
  .on([page.started, updateFx, queueDiscarded, discardRequested], () => null)
  .on(failed, (error, { isMonitorOpen, isDuplicate, text }) =>
    isMonitorOpen && !isDuplicate ? text : error,
  );

export const $queuedCount = combine(
  $queued,
  $deleting,
  (queued, deleting) => [...queued.keys()].filter((id) => !deleting.has(id)).length,
);
export const $isQueueSending = updateFx.pending;
/** Whether the queue has changes that are only sent on Save, so leaving would lose them. */
export const $isQueueStuck = combine(
  $queuedCount,
  $declinedDuplicates,
  $queueError,
  (count, declinedDuplicates, error) => count > 0 && (declinedDuplicates.size > 0 || error !== null),
);

sample({
  clock: [
    sample({ clock: updateFx.done, fn: () => ({ kind: 'success' as const, text: messages.updated }) }),
    sample({
      clock: failed,
      filter: ({ isMonitorOpen, isDuplicate }) => !isMonitorOpen || !isDuplicate,
      fn: ({ text }) => ({ kind: 'error' as const, text }),
    }),
  ],
  target: toastShown,
});
