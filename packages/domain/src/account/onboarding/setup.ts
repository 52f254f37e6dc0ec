import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import { interval } from 'patronum/interval';
import {
  $isLeaving,
  $session,
  $user,
  draftsDropped,
  sessionRevoked,
  infoRequested,
  onboardingOf,
} from '../session';
import { accountKey } from '../../kernel/page/account';
import { logFx, nowFx, readStorageFx, reloadFx, writeStorageFx } from '../../kernel/ports';
import { createCall, describeFailure } from '../../kernel/http';
import { notify } from '../../kernel/toasts/notify';
import { createCustomer } from '../../contract/calls/onboarding';
import { page } from './page';
import { ONBOARDING_POLL_MS } from './poll';
import { CREATED_MS, parseProgress, progressKey, type Progress } from './progress';
import { emptySetup, setupErrors, toNewCustomer, type SetupField, type SetupValues } from './values';

/** Shown before a failed creation logs out (specification 8.1). */
export const messages = {
  createFailed: 'Failed to create profile. What you typed is kept.',
} as const;

export const startRequested = createEvent();
export const fieldChanged = createEvent<{ readonly field: SetupField; readonly value: string }>();
export const createRequested = createEvent();

const createFx = createCall(createCustomer);
const created = createEvent<number>();
const progressFound = createEvent<Progress & { readonly isCreated: boolean }>();

const $isStarted = createStore(false)
  .on(startRequested, () => true)
  .on(progressFound, (isStarted, found) => isStarted || found.isStarted)
  .reset(draftsDropped);

export const $values = createStore<SetupValues>(emptySetup)
  .on(fieldChanged, (values, { field, value }) => ({ ...values, [field]: value }))
  .on(progressFound, (_, { values }) => values)
  .reset(draftsDropped);

const $isCreated = createStore(false)
  .on(created, () => true)
  .on(progressFound, (_, { isCreated }) => isCreated)
  .reset(draftsDropped);

/** The step of the setup (specification 4.7); `pending` after a successful creation. */
export const $step = combine($isStarted, $isCreated, (isStarted, isCreated) =>
  isCreated ? 'pending' : isStarted ? 'form' : 'start',
);

/** Errors appear with the first attempt to submit, and update from then on. */
const $isChecked = createStore(false).on(createRequested, () => true);
export const $errors = combine($values, $isChecked, (values, isChecked) =>
  isChecked ? setupErrors(values) : {},
);
export const $isSaving = createFx.pending;

sample({
  clock: createRequested,
  source: { values: $values, isSaving: $isSaving, isCreated: $isCreated },
  filter: ({ values, isSaving, isCreated }) =>
    !isSaving && !isCreated && Object.keys(setupErrors(values)).length === 0,
  fn: ({ values }) => ({ payload: toNewCustomer(values) }),
  target: createFx,
});

// A failed creation logs out (specification 8). The stored form survives that.
sample({ clock: createFx.failData, fn: describeFailure, target: logFx });
notify({ failed: [createFx.fail, messages.createFailed] });
sample({ clock: createFx.fail, fn: () => ({ withMessage: true }), target: sessionRevoked });

const $owner = $user.map(({ name }) => name ?? '');

const readProgressFx = attach({
  source: $owner,
  effect: createEffect(async (owner: string) => {
    const key = accountKey(progressKey, owner);
    const [entries, now] = await Promise.all([readStorageFx([key]), nowFx()]);
    const progress = parseProgress(entries[key] ?? null, owner);
    if (progress === null) return null;
    const isCreated = progress.createdAt !== null && now - progress.createdAt < CREATED_MS;
    return { ...progress, isCreated };
  }),
  mapParams: (_: void, owner) => owner,
});
/** Whether the stored progress was read; no step is rendered before. */
export const $isReady = createStore(false).on(readProgressFx.finally, () => true);

sample({
  clock: page.started,
  filter: not($isReady),
  fn: () => undefined,
  target: readProgressFx,
});
sample({
  clock: readProgressFx.doneData,
  filter: Boolean,
  target: progressFound,
});

// Written without a debounce, because the tab may reload at any time.
sample({
  clock: [startRequested, fieldChanged],
  source: { owner: $owner, isStarted: $isStarted, values: $values },
  fn: ({ owner, isStarted, values }) => ({
    [accountKey(progressKey, owner)]: JSON.stringify({
      owner,
      isStarted,
      createdAt: null,
      values,
    } satisfies Progress),
  }),
  target: writeStorageFx,
});
sample({
  clock: draftsDropped,
  source: $owner,
  fn: (owner) => ({ [accountKey(progressKey, owner)]: null }),
  target: writeStorageFx,
});

/** Stores the creation time, then the page reloads once (specification 4.7). */
const storeCreationFx = attach({
  source: $owner,
  mapParams: (_: void, owner) => owner,
  effect: createEffect(async (owner: string) => {
    const createdAt = await nowFx();
    await writeStorageFx({
      [accountKey(progressKey, owner)]: JSON.stringify({
        owner,
        isStarted: false,
        createdAt,
        values: emptySetup,
      } satisfies Progress),
    });
    return createdAt;
  }),
});
sample({
  clock: createFx.done,
  filter: not($isLeaving),
  fn: () => undefined,
  target: storeCreationFx,
});
sample({ clock: storeCreationFx.doneData, target: created });
sample({ clock: created, fn: () => undefined, target: reloadFx });

/** The profile was created, but the server's info does not show it yet. */
const $isWaiting = combine(
  { isCreated: $isCreated, isOpen: page.$isOpen, session: $session, isLeaving: $isLeaving },
  ({ isCreated, isOpen, session, isLeaving }) =>
    isCreated && isOpen && !isLeaving && session.phase === 'ready' && onboardingOf(session.info) === 'start',
);
const { tick } = interval({
  timeout: ONBOARDING_POLL_MS,
  start: sample({ clock: $isWaiting, filter: Boolean, fn: () => undefined }),
  stop: sample({ clock: $isWaiting, filter: (isWaiting) => !isWaiting, fn: () => undefined }),
});
sample({ clock: tick, fn: () => undefined, target: infoRequested });
