import { combine, createEvent, createStore, sample } from 'effector';
import { $isOnline, appStarted, onlineChanged, reload, storageChanged, tabKey } from '../../kernel/ports';
import { $config } from '../../shell/config';
import { pages } from '../../shell/pages';
import { accountFound } from '../../kernel/page/account';
import { resourceRead } from '../../kernel/save/resource';
import {
  $isLeaving,
  $token,
  createCallEvents,
  isDisconnected,
  OFFLINE_RETRY_MS,
  tokenSet,
} from '../../kernel/http';
import { getCustomerInfo, type CustomerInfo } from '../../contract/calls/session';
import { accountOf, customerOf, isDeveloper } from './profile';
import { withDelay, withEntries } from '../../kernel/ports/ask';

/** Local storage keys (specification 3); every other key has a prefix. */
export const storageKeys = { token: 'token', name: 'name', image: 'image' } as const;

/** The storage key of the plans that are selected in this tab and not yet paid. */
export const planKey = tabKey('plan');

/** The name and image from the sign-in; `null` if they were never stored. */
type SignedInUser = Readonly<Record<'name' | 'image', string | null>>;

/** Whether the browser does not leave for another site. */
export const $isStaying = $isLeaving.map((isLeaving) => !isLeaving);

export const infoCall = createCallEvents(getCustomerInfo);

/** Reloads the customer info; the current info stays until the answer arrives. */
export const infoRequested = createEvent();
/** A token was stored: load the customer info. */
export const sessionBegan = createEvent();
/** Applies a successful save to the customer info without a reload. */
export const infoPatched = createEvent<(info: CustomerInfo) => CustomerInfo>();

export const userChanged = createEvent<SignedInUser>();
export const $user = createStore<SignedInUser>({ name: null, image: null }).on(
  userChanged,
  (_, user) => user,
);

export const $info = createStore<CustomerInfo | null>(null)
  .on(infoCall.done, (_, { body }) => body)
  .on(infoPatched, (info, patch) => (info === null ? info : patch(info)));

sample({
  clock: $info,
  filter: Boolean,
  fn: (info) => ({ account: accountOf(info), name: customerOf(info)?.name ?? '' }),
  target: accountFound,
});

/** The guard's resource of GET customer/info. */
export const infoResource = 'customer';
sample({ clock: infoCall.done, fn: () => infoResource, target: resourceRead });

// Set by `tokenSet` itself. A tick later, the session would look signed out and redirect to the login.
const $hasStarted = createStore(false).on(tokenSet, () => true);
export const $path = createStore('/').on(appStarted, (_, { path }) => path);

const sessionRead = withEntries(appStarted, () => Object.values(storageKeys));

sample({
  clock: sessionRead,
  fn: ({ answer: entries }) => entries[storageKeys.token] ?? null,
  target: tokenSet,
});

$user.on(sessionRead, (_, { answer: entries }) => ({
  name: entries[storageKeys.name] ?? null,
  image: entries[storageKeys.image] ?? null,
}));

const $isReady = combine($hasStarted, $config, (started, config) => started && config !== null);

// On /callback, the sign-in sets a new token; a load with the old one would race it.
sample({
  clock: $isReady,
  source: { token: $token, path: $path },
  filter: ({ token, path }, isReady) => isReady && token !== null && path !== pages.signInReturn.path,
  target: sessionBegan,
});

/** `isWaiting`: the first load failed for want of a connection, while the browser says that it is offline. */
const $load = createStore({ isPending: false, isWaiting: false })
  .on(infoCall.requested, ({ isWaiting }) => ({ isPending: true, isWaiting }))
  .on(infoCall.done, () => ({ isPending: false, isWaiting: false }))
  .on(
    sample({
      clock: infoCall.failed,
      source: { info: $info, isOnline: $isOnline },
      fn: ({ info, isOnline }, failure) => info === null && isDisconnected(isOnline, failure),
    }),
    (_, isWaiting) => ({ isPending: false, isWaiting }),
  );

sample({
  clock: [sessionBegan, infoRequested],
  source: { isLeaving: $isLeaving, load: $load },
  filter: ({ isLeaving, load }) => !isLeaving && !load.isPending,
  fn: () => ({}),
  target: infoCall.requested,
});
sample({
  clock: withDelay(
    sample({ clock: $load, filter: ({ isPending, isWaiting }) => isWaiting && !isPending }),
    () => OFFLINE_RETRY_MS,
  ),
  source: $load,
  filter: (load, { value }) => load === value,
  fn: () => undefined,
  target: infoRequested,
});
sample({
  clock: onlineChanged,
  source: $load,
  filter: ({ isWaiting }, isOnline) => isOnline && isWaiting,
  fn: () => undefined,
  target: infoRequested,
});

// Another tab signed in as another customer, so this page's data is obsolete.
sample({
  clock: storageChanged,
  source: { token: $token, isLeaving: $isLeaving },
  filter: ({ token, isLeaving }, { key, value }) =>
    !isLeaving && key === storageKeys.token && token !== null && value !== null && value !== token,
  fn: () => undefined,
  target: reload,
});

/** The input of the routing table. */
export type SessionState =
  | { readonly phase: 'starting' | 'signed-out' | 'loading' | 'offline' }
  | { readonly phase: 'ready'; readonly info: CustomerInfo };

const $live = combine(
  { isReady: $isReady, token: $token, info: $info, isWaiting: $load.map(({ isWaiting }) => isWaiting) },
  ({ isReady, token, info, isWaiting }): SessionState => {
    if (!isReady) return { phase: 'starting' };
    if (token === null) return { phase: 'signed-out' };
    if (info !== null) return { phase: 'ready', info };
    return { phase: isWaiting ? 'offline' : 'loading' };
  },
);

/** The session's state; frozen while the browser leaves, so that the page does not change. */
export const $session = createStore<SessionState>({ phase: 'starting' });

sample({ clock: $live, filter: $isStaying, target: $session });

/** Whether the customer has the developer flag (specification 6). */
export const $isDeveloper = $info.map((info) => info !== null && isDeveloper(info));
