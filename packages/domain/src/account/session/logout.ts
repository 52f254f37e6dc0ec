import { createEvent, createStore, sample, type Event } from 'effector';
import { brandKey } from '../../shell/brand';
import { $config } from '../../shell/config';
import { KEY as preferencesKey } from '../../shell/preferences';
import { $account, accountKey, keptKey, loggedOut } from '../../kernel/page/account';
import {
  $isOnline,
  isTabKey,
  leave,
  moveEntries,
  readStorage,
  storageChanged,
  toRun,
  wait,
  writeStorage,
} from '../../kernel/ports';
import {
  $isLeaving,
  $token,
  isDisconnected,
  makeCall,
  sessionEnded,
  tokenSet,
  type Failure,
} from '../../kernel/http';
import { $isLostBySigningOut } from '../../kernel/page/unsaved';
import { withEntries } from '../../kernel/ports/ask';
import { oauthStateKey } from './chat-platform';
import { logout } from '../../contract/calls/session';
import { $isStaying, infoCall, planKey, storageKeys } from './state';
import { SIGN_IN, toastActed } from '../../kernel/toasts';

/** Without a session, the browser is redirected to the login address. */
export const loginRequired = createEvent();

sample({ clock: toastActed, filter: (id) => id === SIGN_IN, target: loginRequired });

sample({
  clock: loginRequired,
  source: { config: $config, isLeaving: $isLeaving },
  filter: ({ config, isLeaving }) => config !== null && !isLeaving,
  fn: ({ config }) => config?.loginUrl ?? '',
  target: leave,
});

/** Milliseconds that a message stays visible before a forced logout. */
export const LOGOUT_DELAY_MS = 1_500;

/** Tells the other tabs, for a moment, which account has logged out voluntarily. */
const loggedOutKey = 'dropdeck:logged-out';

/** Logs out; asks first if there are unsaved changes. */
export const logoutRequested = createEvent();
export const logoutConfirmed = createEvent();
export const logoutCancelled = createEvent();
/**
 * A failure ends the session (specification 8.1). `withMessage` delays the logout until the person can read
 * the toast.
 */
export const sessionRevoked = createEvent<{ readonly withMessage: boolean }>();

/**
 * Ends the session when a call fails (specification 8), unless the browser says that it is offline and there was no connection:
 * then the person stays, and the call is made again.
 *
 * @returns the failures that end it.
 */
export function endSessionOn(failed: Event<Failure>, withMessage: boolean): Event<Failure> {
  const ending = sample({
    clock: failed,
    source: $isOnline,
    filter: (isOnline, failure) => !isDisconnected(isOnline, failure),
    fn: (_, failure) => failure,
  });
  sample({ clock: ending, fn: () => ({ withMessage }), target: sessionRevoked });
  return ending;
}

/** The entry of what was typed. */
const $keptKey = $account.map((account) => accountKey(keptKey, account));
const asked = sample({
  // What is kept of editors that are closed, or not loaded.
  clock: withEntries(sample({ clock: logoutRequested, source: $keptKey }), (key) => [key]),
  source: $isLostBySigningOut,
  fn: (isLost, { answer }) => isLost || Object.values(answer).some((entry) => entry !== null),
});
/** Whether the dialog about unsaved changes is open. */
export const $isLogoutRequested = createStore(false)
  .on(asked, (_, isLost) => isLost)
  .on([logoutCancelled, logoutConfirmed], () => false);
const logoutAllowed = sample({ clock: asked, filter: (isLost) => !isLost, fn: () => undefined });

/** The session has ended. Later causes are ignored. */
const ended = sample({
  clock: [
    sample({
      clock: [logoutAllowed, logoutConfirmed],
      fn: () => ({ isVoluntary: true, withMessage: false }),
    }),
    sample({ clock: sessionRevoked, fn: ({ withMessage }) => ({ isVoluntary: false, withMessage }) }),
  ],
  filter: $isStaying,
});

endSessionOn(infoCall.failed, false);

const chosen = sample({ clock: ended, filter: ({ isVoluntary }) => isVoluntary });
sample({
  clock: chosen,
  source: $account,
  fn: (account) => ({ [loggedOutKey]: account }),
  target: writeStorage,
});
sample({
  clock: [
    chosen,
    sample({
      clock: storageChanged,
      source: $account,
      filter: (account, { key, value }) => key === loggedOutKey && value !== null && value === account,
    }),
  ],
  fn: () => undefined,
  target: loggedOut,
});
// The editors that keep it may not be loaded.
sample({
  clock: loggedOut,
  source: $keptKey,
  fn: (key) => ({ [key]: null }),
  target: writeStorage,
});

const ofProduct = new Set<string>(Object.values(storageKeys));
/** Clears what the product has in local storage; what belongs to the browser stays. */
const forget = (): unknown =>
  moveEntries((key) => {
    const isKept = isTabKey(key) || key === brandKey || key === preferencesKey;
    return !isKept && (ofProduct.has(key) || key.startsWith('dropdeck:')) ? null : key;
  });

const left = createEvent();
// The call reads the token, so it is deleted without waiting for the server.
sample({
  clock: ended,
  fn:
    ({ isVoluntary, withMessage }) =>
    async () => {
      if (isVoluntary) void forget();
      try {
        await makeCall(logout, {});
      } catch {
        // The session ends here, whatever the server answers.
      }
      await wait(withMessage ? LOGOUT_DELAY_MS : 0);
      const { [storageKeys.token]: token } = await readStorage([storageKeys.token]);
      // What was written since, unless another tab has signed in.
      if (isVoluntary && token === null) await forget();
      left();
    },
  target: toRun,
});
sample({ clock: ended, target: sessionEnded });
sample({
  clock: ended,
  fn: () => Object.fromEntries([...ofProduct, oauthStateKey, loggedOutKey].map((key) => [key, null])),
  target: writeStorage,
});

/** Another tab logged out and has notified the server; follow without a call. */
const endedElsewhere = sample({
  clock: storageChanged,
  source: { token: $token, isLeaving: $isLeaving },
  filter: ({ token, isLeaving }, { key, value }) =>
    token !== null && !isLeaving && value === null && (key === null || key === storageKeys.token),
  fn: () => undefined,
});

sample({ clock: endedElsewhere, target: sessionEnded });
sample({
  clock: sessionEnded,
  source: $account,
  fn: (account) => ({ [accountKey(planKey, account)]: null }),
  target: writeStorage,
});

sample({
  clock: [left, endedElsewhere],
  source: $config,
  filter: Boolean,
  fn: ({ homeUrl }) => homeUrl,
  target: leave,
});

sample({ clock: leave, source: $isLeaving, filter: Boolean, fn: () => null, target: tokenSet });
