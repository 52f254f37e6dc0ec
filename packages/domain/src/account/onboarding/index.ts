import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { not } from 'patronum/not';
import {
  $isLeaving,
  $session,
  $user,
  endSessionOn,
  infoRequested,
  logoutRequested,
  onboardingOf,
} from '../session';
import { loggedOut } from '../../kernel/page/account';
import { log, reload, storageAnswered } from '../../kernel/ports';
import { createCall, describeFailure } from '../../kernel/http';
import { createStored } from '../../kernel/page/stored';
import { notify } from '../../kernel/toasts/notify';
import { createCustomer, type NewCustomer } from '../../contract/calls/onboarding';
import { t } from './text.en';
import { createPage } from '../../kernel/page/page';
import { setupTyped, unfinishedReported } from '../../kernel/page/unsaved';
import { readLink } from '../../kernel/pasted';
import { withTime } from '../../kernel/ports/ask';
import { createTimer } from '../../kernel/page/timer';

const setup = z.object({
  name: z.string(),
  imageUrl: z.string(),
  hexColor: z.string(),
  footerText: z.string(),
  footerIcon: z.string(),
});
type SetupValues = Readonly<z.infer<typeof setup>>;
export type SetupField = keyof SetupValues;

const emptySetup: SetupValues = {
  name: '',
  imageUrl: '',
  // Specification 9.
  hexColor: '#1c2a97',
  footerText: '',
  footerIcon: '',
};

/** Whether a text is a hex color: 3 or 6 digits, the leading # optional (specification 5). */
export const isHexColor = (text: string): boolean => /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);

/** Errors by field; empty if the form is valid. */
export function setupErrors(values: SetupValues): Partial<Record<SetupField, string>> {
  const errors: Partial<Record<SetupField, string>> = {};
  for (const field of Object.keys(emptySetup) as SetupField[]) {
    if (values[field].trim() === '') errors[field] = t(`${field}Required`);
  }
  if (!isHexColor(values.hexColor)) errors.hexColor = t('invalidColor');
  return errors;
}

/** The payload of POST /v1/create/customer; texts as typed, links as read. */
const toNewCustomer = (values: SetupValues): NewCustomer => ({
  name: values.name,
  image_url: readLink(values.imageUrl),
  hex_color: values.hexColor,
  footer_text: values.footerText,
  footer_icon: readLink(values.footerIcon),
});

/** The setup screen of a paid customer without a profile, and the wait for the bot. */
export const page = createPage('onboarding');

export const progressKey = 'dropdeck:setup';

export const startRequested = createEvent();
export const fieldChanged = createEvent<{ readonly field: SetupField; readonly value: string }>();
export const createRequested = createEvent();

const createFx = createCall(createCustomer);

/** Milliseconds that a created profile is assumed to exist while the server's info does not show it yet. */
const CREATED_MS = 600_000;

const progress = z.object({
  isStarted: z.boolean(),
  /** When the profile was created: milliseconds since the epoch. */
  createdAt: z.nullable(z.number()),
  values: setup,
});
type Progress = z.infer<typeof progress>;

const noProgress: Progress = { isStarted: false, createdAt: null, values: emptySetup };

/**
 * The progress of the setup, by the name of the person, whose account has no bot yet. Stored with each keystroke, because the
 * tab may reload at any time, and a failed creation logs out (specification 8).
 */
const memory = createStored<Readonly<Record<string, Progress>>>({
  key: progressKey,
  isShared: true,
  initial: {},
  clock: page.started,
  schema: z.record(z.string(), progress),
});
const $all = combine({ all: memory.$value, owner: $user.map(({ name }) => name ?? '') });
const $progress = $all.map(({ all, owner }) => all[owner] ?? noProgress);

const progressed = createEvent<Partial<Progress>>();
sample({
  clock: progressed,
  source: $all,
  fn: ({ all, owner }, change) => ({ ...all, [owner]: { ...noProgress, ...all[owner], ...change } }),
  target: memory.changed,
});
sample({ clock: startRequested, fn: () => ({ isStarted: true, createdAt: null }), target: progressed });
sample({
  clock: fieldChanged,
  source: $progress,
  fn: ({ values }, { field, value }) => ({ values: { ...values, [field]: value } }),
  target: progressed,
});
sample({
  clock: loggedOut,
  source: $all,
  fn: ({ all, owner: dropped }) =>
    Object.fromEntries(Object.entries(all).filter(([owner]) => owner !== dropped)),
  target: memory.changed,
});

const $isTyped = $progress.map(({ isStarted, values }) => isStarted && !dequal(values, emptySetup));
/** Whether the storage did not take what was typed, so that a reload loses it. */
const stored = sample({ clock: storageAnswered, filter: ({ input }) => progressKey in input });
const $isRefused = createStore(false).on(stored, (_, { answer }) => !answer);
sample({ clock: $isTyped, target: setupTyped });
sample({
  clock: combine($isTyped, $isRefused, (isTyped, isRefused) => isTyped && isRefused),
  fn: (isOn) => ({ name: 'setup', isOn }),
  target: unfinishedReported,
});
sample({ clock: createFx.pending, fn: (isOn) => ({ name: 'profile', isOn }), target: unfinishedReported });

const read = withTime(memory.loaded);
/** Whether the stored progress was read; no step is rendered before. */
export const $isReady = createStore(false).on(read, () => true);

export const $values = $progress.map(({ values }) => values);

/** Stores the creation time, then the page reloads once (specification 4.7). */
const created = withTime(sample({ clock: createFx.done, filter: not($isLeaving) }));
sample({ clock: created, fn: ({ answer: createdAt }) => ({ ...noProgress, createdAt }), target: progressed });
sample({
  clock: stored,
  source: $progress,
  filter: ({ createdAt }) => createdAt !== null,
  fn: () => undefined,
  target: reload,
});

/** Whether the profile was created, which the server's info may not show yet. */
const $isCreated = combine(
  $progress,
  createStore(0).on([read, created], (_, { answer: now }) => now),
  ({ createdAt }, now) => createdAt !== null && now - createdAt < CREATED_MS,
);

/** The step of the setup (specification 4.7); `pending` after a successful creation. */
export const $step = combine($progress, $isCreated, ({ isStarted }, isCreated) =>
  isCreated ? 'pending' : isStarted ? 'form' : 'start',
);

/** Errors appear with the first attempt to submit, and update from then on. */
const $isChecked = createStore(false).on(createRequested, () => true);
export const $errors = combine($values, $isChecked, $locale, (values, isChecked) =>
  isChecked ? setupErrors(values) : {},
);

sample({
  clock: createRequested,
  source: { values: $values, isSaving: createFx.pending, isCreated: $isCreated },
  filter: ({ values, isSaving, isCreated }) =>
    !isSaving && !isCreated && Object.keys(setupErrors(values)).length === 0,
  fn: ({ values }) => ({ payload: toNewCustomer(values) }),
  target: createFx,
});

sample({ clock: createFx.failData, fn: describeFailure, target: log });
notify({ failed: [createFx.fail, () => t('createFailed')] });
endSessionOn(createFx.failData, true);

/** Milliseconds between polls for the profile, then for the bot, which takes minutes to set up. */
export const ONBOARDING_POLL_MS = 5_000;

const $isWaiting = combine(
  { isOpen: page.$isOpen, session: $session, isLeaving: $isLeaving, isCreated: $isCreated },
  ({ isOpen, session, isLeaving, isCreated }) =>
    isOpen &&
    !isLeaving &&
    session.phase === 'ready' &&
    [...(isCreated ? ['start'] : []), 'pending', 'checking'].includes(onboardingOf(session.info)),
);

const poll = createTimer({ timeoutMs: ONBOARDING_POLL_MS });
sample({ clock: [$isWaiting, poll.fired], source: $isWaiting, filter: Boolean, target: poll.started });
sample({ clock: $isWaiting, filter: (isWaiting) => !isWaiting, target: poll.cancelled });
sample({ clock: poll.fired, target: infoRequested });

/** The setup of a customer's profile. */
export const screen = {
  view: {
    step: $step,
    userName: $user.map(({ name }) => name),
    isLoggingOut: $isLeaving,
    values: $values,
    errors: $errors,
    isSaving: combine(createFx.pending, $isLeaving, (isSaving, isLeaving) => isSaving || isLeaving),
  },
  events: {
    onStart: startRequested,
    onFieldChange: fieldChanged,
    onCreate: createRequested,
    onLogout: logoutRequested,
  },
} as const;
