import { createEvent, createStore, sample } from 'effector';
import { statusOf } from '../../../kernel/http';
import { notify } from '../../../kernel/toasts/notify';
import { inputFailureText } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { createAddition } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { inputsAdded } from './list';
import { accepted, declined, questionAsked } from './question';
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

const { addFx, added } = createAddition(({ item, force }: PendingInput & { readonly uuid: string }) => ({
  inputs: [item],
  force,
}));

const $nextKey = createStore(1).on(inputAdded, (key) => key + 1);
const queued = sample({
  clock: inputAdded,
  source: $nextKey,
  fn: (key, added): PendingInput => ({
    ...added,
    key,
    phase: 'sending',
    error: null,
  }),
});

const update = (pending: readonly PendingInput[], key: number, change: Partial<PendingInput>) =>
  pending.map((one) => (one.key === key ? { ...one, ...change } : one));

/** Inputs that are being sent, and those whose call failed. */
export const $pending = createStore<readonly PendingInput[]>([])
  .on([page.started, discardRequested], () => [])
  .on(queued, (pending, one) => [...pending, one])
  .on(pendingRestored, (_, inputs) =>
    inputs.map((input, at) => ({ ...input, key: -1 - at, phase: 'failed', error: t('notAddedYet') })),
  )
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
    sample({
      clock: sample({
        clock: retried,
        source: $pending,
        fn: (pending, key) => pending.find((one) => one.key === key && one.phase === 'failed'),
      }),
      filter: Boolean,
    }),
    sample({
      clock: sample({
        clock: accepted,
        source: $pending,
        filter: (_, { kind }) => kind === 'add',
        fn: (pending, question) => pending.find(({ key }) => question.kind === 'add' && key === question.key),
      }),
      filter: Boolean,
      fn: (one) => ({ ...one, force: true }),
    }),
  ],
  source: $uuid,
  fn: (uuid, one) => ({ ...one, uuid }),
});
sample({ clock: sent, target: addFx });

const failed = sample({
  clock: addFx.fail,
  source: { pending: $pending, isOpen: page.$isOpen },
  fn: ({ pending, isOpen }, { params, error }) => ({
    key: params.key,
    item: params.item,
    isDuplicate:
      isOpen && statusOf(error) === 409 && !params.force && pending.some(({ key }) => key === params.key),
    text: inputFailureText(
      error,
      params.isDisabledAdd ? t('addDisabledFailed') : t('addFailed'),
      t('addTimedOut'),
    ),
  }),
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

sample({ clock: added, target: inputsAdded });
sample({
  clock: failed,
  filter: ({ isDuplicate }) => isDuplicate,
  fn: ({ key, item }) => ({ kind: 'add' as const, key, item }),
  target: questionAsked,
});
notify({
  done: [addFx.done, () => t('added')],
  failed: [sample({ clock: failed, filter: ({ isDuplicate }) => !isDuplicate }), ({ text }) => text],
});

/** The inputs that are being added, and those that could not be. */
export const pending = {
  view: { pending: $pending },
  events: { onRetry: retried, onRemove: removed, onToggle: toggled },
} as const;
