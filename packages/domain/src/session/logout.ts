import { createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { $config } from '../config';
import { $isOnline, leaveFx, storageChanged, writeStorageFx } from '../shared/browser';
import { $token, createCall, tokenSet } from '../shared/http';
import { $unsaved } from '../shared/unsaved';
import { oauthStateKey } from './chat-platform';
import { logout } from './contract';
import { $isLeaving, loadInfoFx, sessionEnded, storageKeys } from './state';

/** Milliseconds that a message stays readable before a forced logout takes the page away. */
export const LAST_WORDS_MS = 1_500;

/** The person asks to log out; with something unsaved they are asked first. */
export const logoutRequested = createEvent();
export const logoutConfirmed = createEvent();
export const logoutCancelled = createEvent();
/**
 * A failure ends the session (spec section 8). `withMessage`: a toast says why, so the page stays
 * long enough to be read.
 */
export const sessionRevoked = createEvent<{ readonly withMessage: boolean }>();

/** Whether the question stands if unsaved changes may be lost by logging out. */
export const $isLogoutRequested = createStore(false)
  .on(logoutRequested, () => false)
  .on([logoutCancelled, logoutConfirmed], () => false);

sample({
  clock: logoutRequested,
  source: $unsaved,
  filter: Boolean,
  fn: () => true,
  target: $isLogoutRequested,
});

const chosen = sample({
  clock: logoutRequested,
  source: $unsaved,
  filter: (unsaved) => !unsaved,
  fn: () => undefined,
});

const logoutFx = createCall(logout);

/** The session's end with its cause; only the first one counts. */
const ended = sample({
  clock: [
    sample({ clock: [chosen, logoutConfirmed], fn: () => ({ byChoice: true, withMessage: false }) }),
    sample({ clock: sessionRevoked, fn: ({ withMessage }) => ({ byChoice: false, withMessage }) }),
    // Spec section 8; only a browser that says it is offline waits instead (see state.ts).
    sample({
      clock: loadInfoFx.fail,
      source: $isOnline,
      filter: Boolean,
      fn: () => ({ byChoice: false, withMessage: false }),
    }),
  ],
  source: $isLeaving,
  filter: (isLeaving) => !isLeaving,
  fn: (_, cause) => cause,
});

const $cause = createStore({ byChoice: false, withMessage: false }).on(ended, (_, cause) => cause);

/** Drafts go with a logout by choice only: one that was forced offers them after the next sign-in. */
export const draftsDropped = createEvent();
sample({ clock: ended, filter: ({ byChoice }) => byChoice, fn: () => undefined, target: draftsDropped });

// The call reads the token as it starts, so the token can be forgotten at once: whatever the server
// says or however long it takes, this browser and its other tabs are signed out.
sample({ clock: ended, fn: () => ({}), target: logoutFx });
sample({ clock: ended, fn: () => undefined, target: sessionEnded });
sample({
  clock: ended,
  fn: () => ({
    [storageKeys.token]: null,
    [storageKeys.name]: null,
    [storageKeys.image]: null,
    [oauthStateKey]: null,
  }),
  target: writeStorageFx,
});

const serverNotified = sample({ clock: logoutFx.finally, source: $cause });
const readyToLeave = delay({
  source: serverNotified,
  timeout: ({ withMessage }) => (withMessage ? LAST_WORDS_MS : 0),
});

/** Another tab logged out: this one follows, and leaves telling the server to the other. */
const endedElsewhere = sample({
  clock: storageChanged,
  source: { token: $token, isLeaving: $isLeaving },
  filter: ({ token, isLeaving }, { key, value }) =>
    token !== null && !isLeaving && value === null && (key === null || key === storageKeys.token),
  fn: () => undefined,
});

sample({ clock: endedElsewhere, target: sessionEnded });

sample({
  clock: [readyToLeave, endedElsewhere],
  source: $config,
  filter: (config) => config !== null,
  fn: (config) => config?.homeUrl ?? '',
  target: leaveFx,
});

sample({ clock: leaveFx, source: $isLeaving, filter: Boolean, fn: () => null, target: tokenSet });
