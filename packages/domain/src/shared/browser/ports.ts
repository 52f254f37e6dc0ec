import { createEffect, createEvent, createStore } from 'effector';

const notProvided = (port: string) => (): never => {
  throw new Error(`${port} has no handler: give one at fork`);
};

/**
 * Where to go inside the product; `replace` leaves no entry in the history. With `from` only while the browser
 * is still at that path: a page that is being left, whose successor's code is on its way, moves nobody.
 */
export interface Navigation {
  readonly to: string;
  readonly replace?: boolean;
  readonly from?: string;
}

/** Goes to a route of the product. */
export const navigateFx = createEffect<Navigation, void>(notProvided('navigateFx'));

/** Leaves the product for another address in the same tab. The address has been checked by then. */
export const leaveFx = createEffect<string, void>(notProvided('leaveFx'));

/** Opens an address in a new tab, which gets no handle on this one. */
export const openTabFx = createEffect<string, void>(notProvided('openTabFx'));

/** A text that the browser saves as a file: its name, its media type, and what it says. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Saves a file where the browser keeps its downloads. */
export const saveFileFx = createEffect<TextFile, void>(notProvided('saveFileFx'));

/** Loads the page anew. */
export const reloadFx = createEffect<void, void>(notProvided('reloadFx'));

const TAB = 'dropdeck:tab:';

/** The key of an entry that is kept for this tab alone, and goes with it. */
export const tabKey = (name: string): string => `${TAB}${name}`;

/** Whether a key is of an entry that goes with its tab: it stands in the session's storage. */
export const isTabKey = (key: string): boolean => key.startsWith(TAB);

/** Reads entries of the browser's storage, the tab's own or the local one by their keys; `null` where there is none. */
export const readStorageFx = createEffect<readonly string[], Record<string, string | null>>(
  notProvided('readStorageFx'),
);

/** Writes entries of the browser's storage, see there; `null` removes one. */
export const writeStorageFx = createEffect<Readonly<Record<string, string | null>>, void>(
  notProvided('writeStorageFx'),
);

/** Milliseconds since the epoch, in the person's own clock. */
export const nowFx = createEffect<void, number>(notProvided('nowFx'));

/** Resolves in a task of its own: until then the page can answer a key or a click. */
export const pauseFx = createEffect<void, void>(notProvided('pauseFx'));

/** A line for the console: what failed, never a token, an address or a body. */
export const logFx = createEffect<string, void>(notProvided('logFx'));

/** Another tab wrote local storage. `key` is `null` when it was cleared as a whole. */
export const storageChanged = createEvent<{ readonly key: string | null; readonly value: string | null }>();

/** The tab was hidden, or the page came back from the back/forward cache, and is in front again. */
export const tabReturned = createEvent();

/** Whether the browser itself says that it is online. */
export const onlineChanged = createEvent<boolean>();
export const $isOnline = createStore(true).on(onlineChanged, (_, online) => online);

/** The app is mounted; nothing in the domain happens before. */
export const appStarted = createEvent<{ readonly path: string; readonly isOnline: boolean }>();

$isOnline.on(appStarted, (_, { isOnline }) => isOnline);
