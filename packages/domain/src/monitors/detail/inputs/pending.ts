import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Failure } from '../../../kernel/http';
import { acted, actOf } from '../../../kernel/save/resource';
import { notify } from '../../../kernel/toasts/notify';
import { inputs as resource } from '../../../resources/inputs';
import { $uuid, discardRequested, page } from '../page';
import { addFx, inputFailureText } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { isUnsent, questionAsked, sendOrAsk } from './question';
import { t } from '../text.en';

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

/** An input to add. */
export type NewInput = Pick<PendingInput, 'item' | 'isDisabledAdd' | 'force'>;

/** Adds an input and sends it at once (specification 4.9). */
export const inputAdded = createEvent<NewInput>();
/** Shows inputs from before a reload, which may have been sent or not, with Retry. */
export const pendingRestored = createEvent<readonly NewInput[]>();
const retried = createEvent<number>();
const removed = createEvent<number>();
/** Enables or disables a pending input, which stays in the pending list (specification 4.9). */
const toggled = createEvent<number>();

const $nextKey = createStore(1)
  .on(inputAdded, (key) => key + 1)
  .on(pendingRestored, (key, inputs) => key + inputs.length);
const shownAgain = sample({
  clock: pendingRestored,
  source: $nextKey,
  fn: (key, inputs) =>
    inputs.map((input, at): PendingInput => ({
      ...input,
      key: key - at,
      phase: 'failed',
      error: t('notAddedYet'),
    })),
});
const queued = sample({
  clock: inputAdded,
  source: $nextKey,
  fn: (key, added): PendingInput => ({ ...added, key, phase: 'sending', error: null }),
});

const update = (pending: readonly PendingInput[], key: number | undefined, change: Partial<PendingInput>) =>
  pending.map((one) => (one.key === key ? { ...one, ...change } : one));

/** Inputs that are being sent, and those whose call failed. */
export const $pending = createStore<readonly PendingInput[]>([])
  .on([page.started, discardRequested], () => [])
  .on(queued, (pending, one) => [...pending, one])
  .on(shownAgain, (_, inputs) => inputs)
  .on(removed, (pending, key) => pending.filter((one) => one.key !== key || one.phase === 'sending'))
  .on(toggled, (pending, key) =>
    pending.map((one) =>
      one.key === key && one.phase === 'failed'
        ? { ...one, item: { ...one.item, active: one.item.active !== true } }
        : one,
    ),
  );

const sent = sample({
  clock: [
    queued,
    sample({ clock: retried, source: $pending, fn: (pending, key) => ({ pending, key }) }).filterMap(
      ({ pending, key }) => pending.find((one) => one.key === key && one.phase === 'failed'),
    ),
  ],
  source: $uuid,
  fn: (uuid, one) => ({ ...one, uuid }),
});
const sending = createEvent<{ readonly key: number; readonly force: boolean }>();
const sendFx = createEffect<PendingInput & { readonly uuid: string }, unknown, Failure>(
  ({ uuid, key, item, force: isForced }) =>
    sendOrAsk({ uuid, links: [item.link], pendingKey: key }, isForced, (force) => {
      sending({ key, force });
      return addFx({ uuid, inputs: [item], force });
    }),
);
sample({ clock: sent, target: sendFx });

const failed = sendFx.fail.filterMap(({ params: { key, isDisabledAdd }, error }) =>
  isUnsent(error)
    ? undefined
    : {
        key,
        text: inputFailureText(error, t(isDisabledAdd ? 'addDisabledFailed' : 'addFailed'), t('addTimedOut')),
      },
);
/** An input that is not added after all (specification 8.6: without a message). */
export const addDeclined = sendFx.fail.filterMap(({ params, error }) =>
  error.kind === 'declined' ? params : undefined,
);

$pending
  .on(sending, (pending, { key, force }) => update(pending, key, { phase: 'sending', error: null, force }))
  .on(questionAsked, (pending, { pendingKey }) => update(pending, pendingKey, { phase: 'asking' }))
  .on([sendFx.done.map(({ params }) => params), addDeclined], (pending, { key }) =>
    pending.filter((one) => one.key !== key),
  )
  .on(failed, (pending, { key, text }) => update(pending, key, { phase: 'failed', error: text }));

sample({
  clock: sendFx.done,
  fn: ({ params: { uuid, item } }) => actOf('added', resource, { uuid, base: [item], mine: [item] }),
  target: acted,
});
notify({ done: [sendFx.done, () => t('added')], failed: [failed, ({ text }) => text] });

/** The inputs that are being added, and those that could not be. */
export const pending = {
  view: { pending: $pending },
  events: { onRetry: retried, onRemove: removed, onToggle: toggled },
} as const;
