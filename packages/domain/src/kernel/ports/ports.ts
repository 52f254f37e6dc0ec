import { createEffect, createEvent, createStore } from 'effector';

/** The handler of an effect that gets its own at `fork`. */
export const notProvided = (port: string) => (): never => {
  throw new Error(`${port} has no handler: give one at fork`);
};

/**
 * A navigation inside the app; `replace` replaces the history entry. With `from`, it happens only while the
 * browser is at that path, so that a page that is closing does not navigate.
 */
export interface Navigation {
  readonly to: string;
  readonly replace?: boolean;
  readonly from?: string;
}

export const navigateFx = createEffect<Navigation, void>(notProvided('navigateFx'));

/** Redirects the tab to an external URL, which the caller has validated. */
export const leaveFx = createEffect<string, void>(notProvided('leaveFx'));

/** Opens a URL in a new tab without an opener. */
export const openTabFx = createEffect<string, void>(notProvided('openTabFx'));

export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Saves a text as a download. */
export const saveFileFx = createEffect<TextFile, void>(notProvided('saveFileFx'));

export const reloadFx = createEffect<void, void>(notProvided('reloadFx'));

const TAB = 'dropdeck:tab:';

/** The key of an entry in session storage, which belongs to this tab alone. */
export const tabKey = (name: string): string => `${TAB}${name}`;

/** Whether a key belongs to session storage. */
export const isTabKey = (key: string): boolean => key.startsWith(TAB);

/** Reads entries of local storage, or of session storage for tab keys; `null` for missing ones. */
export const readStorageFx = createEffect<readonly string[], Record<string, string | null>>(
  notProvided('readStorageFx'),
);

/** Writes entries to the storage of their keys; `null` removes one. Returns whether the storage has taken them. */
export const writeStorageFx = createEffect<Readonly<Record<string, string | null>>, boolean>(
  notProvided('writeStorageFx'),
);

/** Milliseconds since the epoch. */
export const nowFx = createEffect<void, number>(notProvided('nowFx'));

/** What a write locks: the resource among tabs, and the object in it that is written. */
export interface LockRequest {
  readonly name: string;
  readonly object: string;
}

export interface Lock {
  /** Whether another tab had the resource, or another write the object, so that what was known may be old. */
  readonly hasWaited: boolean;
  readonly release: () => void;
}

/** Waits until no other tab has the resource, and no other write of this tab the object. Writes of other objects share a tab's lock. */
export const lockFx = createEffect<LockRequest, Lock>(notProvided('lockFx'));

/** Yields to the event loop, so that the page can handle input. */
export const pauseFx = createEffect<void, void>(notProvided('pauseFx'));

/** Logs a line to the console: what failed, never a token, an address or a body. */
export const logFx = createEffect<string, void>(notProvided('logFx'));

/** Another tab wrote to local storage; `key` is `null` if it was cleared. */
export const storageChanged = createEvent<{ readonly key: string | null; readonly value: string | null }>();

/** The tab became visible, or was restored from the back/forward cache. */
export const tabReturned = createEvent();

/** Whether the browser reports that it is online. */
export const onlineChanged = createEvent<boolean>();
export const $isOnline = createStore(true).on(onlineChanged, (_, online) => online);

/** The app is mounted. Nothing in the domain runs before. */
export const appStarted = createEvent<{ readonly path: string; readonly isOnline: boolean }>();

$isOnline.on(appStarted, (_, { isOnline }) => isOnline);

/** Loopback hosts may use http, since their traffic stays on the machine. */
const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

const absolute = /^(https?):\/\/([^/?#@\\\s]+?)(?::\d{1,5})?(?:[/?#][^\\\s]*)?$/i;

/**
 * Whether a URL from the server may be opened: https, or http on a loopback host. Everything else is refused:
 * other schemes, relative URLs, and URLs with a user name, white space or a backslash.
 */
export function isSafeUrl(url: string): boolean {
  const match = absolute.exec(url);
  if (match === null) return false;
  const [, scheme = '', host = ''] = match;
  return scheme.toLowerCase() === 'https' || loopback.test(host);
}
