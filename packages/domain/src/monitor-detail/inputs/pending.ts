import { attach, createEvent, createStore, sample } from 'effector';
import { createCall, statusOf, type Failure } from '../../shared/http';
import { toastShown } from '../../shared/toasts';
import { addMonitorInputs, type MonitorInput } from '../contract';
import { inputFailureText, messages } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { trackWrite } from '../pending-writes';
import { inputsAdded, inputsSaved } from './list';
import { accepted, declined, questionAsked } from './question';

/** An input that is not yet on the server. */
export interface PendingInput {
  /** A local key; pending inputs have no id. */
  readonly key: number;
  readonly item: MonitorInput;
  /** Whether 'Add disabled' added it; that has a different failure message. */
  readonly isDisabledAdd: boolean;
  readonly force: boolean;
  readonly phase: 'sending' | 'asking' | 'failed';
  readonly error: string | null;
}

/** Adds an input and sends it at once (specification 4.9). */
export const inputAdded = createEvent<{ readonly item: MonitorInput; readonly isDisabledAdd: boolean }>();
export const pendingRetried = createEvent<number>();
export const pendingRemoved = createEvent<number>();
/** Enables or disables a pending input, which stays in the pending list (specification 4.9). */
export const pendingToggled = createEvent<number>();

interface Addition {
  readonly uuid: string;
  readonly key: number;
  readonly item: MonitorInput;
  readonly isDisabledAdd: boolean;
  readonly force: boolean;
}

const addFx = attach({
  effect: createCall(addMonitorInputs),
  mapParams: ({ uuid, item, force }: Addition) => ({
    parameters: { uuid },
    payload: { inputs: [item], force },
  }),
});
trackWrite(addFx, ({ uuid }) => uuid);

const $nextKey = createStore(1).on(inputAdded, (key) => key + 1);
const queued = sample({
  clock: inputAdded,
  source: $nextKey,
  fn: (key, { item, isDisabledAdd }): PendingInput => ({
    key,
    item,
    isDisabledAdd,
    // Disabled inputs are forced (specification 4.9).
    force: isDisabledAdd,
    phase: 'sending',
    error: null,
  }),
});

/** Inputs that are being sent, and those whose call failed. */
export const $pending = createStore<readonly PendingInput[]>([])
  .on([page.started, discardRequested], () => [])
  .on(queued, (pending, one) => [...pending, one])
  .on(pendingRemoved, (pending, key) => pending.filter((one) => one.key !== key || one.phase === 'sending'))
  .on(pendingToggled, (pending, key) =>
    pending.map((one) =>
      one.key === key && one.phase === 'failed'
        ? { ...one, item: { ...one.item, active: one.item.active !== true } }
        : one,
    ),
  );

const retried = sample({
  clock: pendingRetried,
  source: $pending,
  fn: (pending, key) => pending.find((one) => one.key === key && one.phase === 'failed') ?? null,
});
const forced = sample({
  clock: accepted,
  source: $pending,
  fn: (pending, question) =>
    question.kind === 'add' ? (pending.find(({ key }) => key === question.key) ?? null) : null,
});

const sent = sample({
  clock: [
    queued,
    sample({ clock: retried, filter: Boolean }),
    sample({ clock: forced, filter: Boolean, fn: (one) => ({ ...one, force: true }) }),
  ],
  source: $uuid,
  fn: (uuid, { key, item, isDisabledAdd, force }): Addition => ({ uuid, key, item, isDisabledAdd, force }),
});
sample({ clock: sent, target: addFx });

const update = (pending: readonly PendingInput[], key: number, change: Partial<PendingInput>) =>
  pending.map((one) => (one.key === key ? { ...one, ...change } : one));

const textOf = (failure: Failure, isDisabledAdd: boolean): string =>
  inputFailureText(
    failure,
    isDisabledAdd ? messages.addDisabledFailed : messages.addFailed,
    messages.addTimedOut,
  );

const failed = sample({
  clock: addFx.fail,
  source: { pending: $pending, isOpen: page.$isOpen },
  fn: ({ pending, isOpen }, { params, error }) => ({
    key: params.key,
    link: params.item.link,
    isDuplicate:
      isOpen && statusOf(error) === 409 && !params.force && pending.some(({ key }) => key === params.key),
    text: textOf(error, params.isDisabledAdd),
  }),
});
const added = sample({
  clock: addFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { result }) => result.body.inputs,
});

$pending
  .on(sent, (pending, { key, force }) => update(pending, key, { phase: 'sending', error: null, force }))
  .on(addFx.done, (pending, { params }) => pending.filter(({ key }) => key !== params.key))
  .on(failed, (pending, { key, isDuplicate, text }) =>
    update(pending, key, isDuplicate ? { phase: 'asking' } : { phase: 'failed', error: text }),
  )
  // Declining removes the input without a message (specification 8.6).
  .on(declined, (pending, question) =>
    question.kind === 'add' ? pending.filter(({ key }) => key !== question.key) : pending,
  );

sample({ clock: added, target: [inputsSaved, inputsAdded] });
sample({
  clock: failed,
  filter: ({ isDuplicate }) => isDuplicate,
  fn: ({ key, link }) => ({ kind: 'add' as const, key, link }),
  target: questionAsked,
});
sample({
  clock: [
    sample({ clock: addFx.done, fn: () => ({ kind: 'success' as const, text: messages.added }) }),
    sample({
      clock: failed,
      filter: ({ isDuplicate }) => !isDuplicate,
      fn: ({ text }) => ({ kind: 'error' as const, text }),
    }),
  ],
  target: toastShown,
});
