import { attach, combine, createEvent, createStore, sample } from 'effector';
import {
  $isOnline,
  appStarted,
  onlineChanged,
  readStorageFx,
  reloadFx,
  storageChanged,
} from '../shared/browser';
import { $config } from '../config';
import { resourceRead } from '../shared/guard/freshness';
import { $token, createCall, tokenSet } from '../shared/http';
import { getCustomerInfo, type CustomerInfo } from './contract';

/** Local storage keys (specification 3); nothing else is called so. */
export const storageKeys = { token: 'token', name: 'name', image: 'image' } as const;

/** Who signed in, as the sign-in answer named them; `null` after a sign-in for commands. */
export interface SignedInUser {
  readonly name: string | null;
  readonly image: string | null;
}

export const loadInfoFx = createCall(getCustomerInfo);

/** Asks for the customer's info again without giving up what is shown. */
export const infoRequested = createEvent();
/** A new session begins with a stored token: ask who it is. */
export const sessionBegan = createEvent();
/** The session is over; the page stays as it is until the browser has left. */
export const sessionEnded = createEvent();
/** A save changed what the info would say; `patch` is put over it without asking again. */
export const infoPatched = createEvent<(info: CustomerInfo) => CustomerInfo>();

export const userChanged = createEvent<SignedInUser>();
export const $user = createStore<SignedInUser>({ name: null, image: null }).on(
  userChanged,
  (_, user) => user,
);

export const $info = createStore<CustomerInfo | null>(null)
  .on(loadInfoFx.doneData, (_, { body }) => body)
  .on(infoPatched, (info, patch) => (info === null ? info : patch(info)));

/** Names what GET customer/info reads, for the guard of writes. */
export const infoResource = 'customer';
sample({ clock: loadInfoFx.done, fn: () => infoResource, target: resourceRead });

/** From the end of a session until the browser has left the product. */
export const $isLeaving = createStore(false).on(sessionEnded, () => true);

// Set by the very event that sets the token: a moment with the one and without the other would look
// like a signed-out session, and send the browser away.
const $hasStarted = createStore(false).on(tokenSet, () => true);
/** Where the product was opened. */
export const $path = createStore('/').on(appStarted, (_, { path }) => path);

const readSessionFx = attach({
  effect: readStorageFx,
  mapParams: (_: unknown) => Object.values(storageKeys),
});

sample({ clock: appStarted, target: readSessionFx });

sample({
  clock: readSessionFx.doneData,
  fn: (entries) => entries[storageKeys.token] ?? null,
  target: tokenSet,
});

sample({
  clock: readSessionFx.doneData,
  fn: (entries) => ({
    name: entries[storageKeys.name] ?? null,
    image: entries[storageKeys.image] ?? null,
  }),
  target: userChanged,
});

const $isReady = combine($hasStarted, $config, (started, config) => started && config !== null);

// A sign-in that is coming back brings a token of its own: asking with the old one would race it.
sample({
  clock: $isReady,
  source: { token: $token, path: $path },
  filter: ({ token, path }, isReady) => isReady && token !== null && path !== '/callback',
  target: sessionBegan,
});

sample({
  clock: [sessionBegan, infoRequested],
  source: { isLeaving: $isLeaving, isOnline: $isOnline, isPending: loadInfoFx.pending },
  filter: ({ isLeaving, isOnline, isPending }) => !isLeaving && isOnline && !isPending,
  fn: () => ({}),
  target: loadInfoFx,
});

// Offline is the one time at which the info is asked for again instead of being given up.
sample({
  clock: onlineChanged,
  source: { token: $token, info: $info, isReady: $isReady },
  filter: ({ token, info, isReady }, isOnline) => isOnline && isReady && token !== null && info === null,
  target: infoRequested,
});

/** Another tab signed somebody else in: what stands here belongs to nobody any more. */
sample({
  clock: storageChanged,
  source: { token: $token, isLeaving: $isLeaving },
  filter: ({ token, isLeaving }, { key, value }) =>
    !isLeaving && key === storageKeys.token && token !== null && value !== null && value !== token,
  target: reloadFx,
});

/** Where the session stands; the routing table reads it. */
export type SessionState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'signed-out' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'offline' }
  | { readonly phase: 'ready'; readonly info: CustomerInfo };

const $live = combine(
  { isReady: $isReady, token: $token, info: $info, isOnline: $isOnline },
  ({ isReady, token, info, isOnline }): SessionState => {
    if (!isReady) return { phase: 'starting' };
    if (token === null) return { phase: 'signed-out' };
    if (info !== null) return { phase: 'ready', info };
    return { phase: isOnline ? 'loading' : 'offline' };
  },
);

/** The session's state, held still while the browser leaves, so that the page does not jump. */
export const $session = createStore<SessionState>({ phase: 'starting' });

sample({
  clock: $live,
  source: $isLeaving,
  filter: (isLeaving) => !isLeaving,
  fn: (_, live) => live,
  target: $session,
});
