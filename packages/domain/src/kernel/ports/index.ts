import {
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
} from 'effector';
import type { SendRequest, SendResponse } from '../http/send';

/**
 * A navigation inside the app; `replace` replaces the history entry. With `from`, it happens only while the
 * browser is at that path, so that a page that is closing does not navigate.
 */
export interface Navigation {
  readonly to: string;
  readonly replace?: boolean;
  readonly from?: string;
}

export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Entries of the storage by their keys; `null` for missing ones. */
export type Entries = Readonly<Record<string, string | null>>;

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

/** What the browser does for the domain: the input and the answer of each port. */
export interface Ports {
  /** The only transport to the API; fails with a `SendProblem`. */
  send: [SendRequest, SendResponse];
  /** Sends a GET before its page renders. `send` uses the answer for the first GET with the same URL and token. */
  preload: [Pick<SendRequest, 'baseUrl' | 'path' | 'headers'>, void];
  /** Aborts every pending call of a group. */
  abort: [string, void];
  /** Reads /config.json from this origin; fails when it is not valid JSON. */
  readConfig: [void, unknown];
  navigate: [Navigation, void];
  /** Redirects the tab to an external URL, which the caller has validated. */
  leave: [string, void];
  /** Opens a URL in a new tab without an opener. */
  openTab: [string, void];
  saveFile: [TextFile, void];
  reload: [void, void];
  /** Shows the page again, which is hidden since it entered the back/forward cache. */
  show: [void, void];
  /** Reads entries of local storage, or of session storage for tab keys. */
  readStorage: [readonly string[], Entries];
  /** Writes entries to the storage of their keys; `null` removes one. Answers whether the storage has taken them. */
  writeStorage: [Entries, boolean];
  /** Gives each entry of both storages the key that a function has for it, unless there is one; `null` removes it. */
  moveEntries: [(key: string) => string | null, void];
  /** Milliseconds since the epoch. */
  now: [void, number];
  /** Waits until no other tab has the resource, and no other write of this tab the object. Writes of other objects share a tab's lock. */
  lock: [LockRequest, Lock];
  /** Yields to the event loop, so that the page can handle input. */
  pause: [void, void];
  /** Waits for a number of milliseconds. */
  delay: [number, void];
  /** Logs a line to the console: what failed, never a token, an address or a body. */
  log: [string, void];
  /** Runs a function in the scope. An effect is declared at start; this is for what is rare. */
  run: [() => unknown, unknown];
  /** Applies the theme to the document, and whether it hides values. */
  applyTheme: [{ readonly theme: 'system' | 'light' | 'dark'; readonly values: 'shown' | 'hidden' }, void];
  /** Speaks a language from now on, or the browser's; fails if it does not load. */
  applyLocale: [{ readonly language: string | null }, void];
}

/** A call of a port. */
export interface PortCall<Port extends keyof Ports = keyof Ports> {
  readonly port: Port;
  readonly input: Ports[Port][0];
  /** What is told the answer of this call alone, with the value that it is for; see `ask.ts`. */
  readonly of?: EventCallable<unknown>;
  readonly value?: unknown;
}

/** Calls a port. One effect for all of them: each that had its own would declare it at start. */
export const portFx = createEffect<PortCall, unknown>({ name: 'portFx' });

type Handlers = {
  readonly [Port in keyof Ports]?: (input: Ports[Port][0]) => Ports[Port][1] | Promise<Ports[Port][1]>;
};

/** The ports of a scope, for the `handlers` of `fork`. A call of one that is not given fails. */
export function providePorts(given: Omit<Handlers, 'run'>): [typeof portFx, (call: PortCall) => unknown] {
  const handlers: Handlers = { ...given, run: (act) => act() };
  const call = <Port extends keyof Ports>({ port, input, of, value }: PortCall<Port>) => {
    const handler: Handlers[Port] = handlers[port];
    if (handler === undefined) throw new Error(`${port} is not provided: give it at fork`);
    const asked = handler(input);
    if (of === undefined) return asked;
    const tell = scopeBind(of, { safe: true });
    const told = (answer: Ports[Port][1]): Ports[Port][1] => {
      tell({ value, answer });
      return answer;
    };
    return asked instanceof Promise ? asked.then(told) : told(asked);
  };
  return [portFx, call];
}

/** The function of a port, for the handlers of effects. */
const portOf =
  <Port extends keyof Ports>(port: Port) =>
  (input: Ports[Port][0]): Promise<Ports[Port][1]> =>
    portFx({ port, input });

export const send = portOf('send');
export const readStorage = portOf('readStorage');
export const moveEntries = portOf('moveEntries');
export const timeNow = portOf('now');
export const takeLock = portOf('lock');
export const pause = portOf('pause');
export const run = portOf('run');
export const wait = portOf('delay');

/** A port as a target of `sample`. */
export const toPort = <Port extends keyof Ports>(port: Port): EventCallable<Ports[Port][0]> =>
  portFx.prepend((input: Ports[Port][0]) => ({ port, input }));

export const abort = toPort('abort');
export const navigate = toPort('navigate');
export const leave = toPort('leave');
export const reload = toPort('reload');
export const writeStorage = toPort('writeStorage');
export const log = toPort('log');
/** Runs the function that `fn` of a sample returns; see `Ports`. */
export const toRun = toPort('run');

/** A port has answered, whatever called it. */
export const portAnswered = <Port extends keyof Ports>(
  port: Port,
): Event<{ readonly input: Ports[Port][0]; readonly answer: Ports[Port][1] }> =>
  sample({
    clock: portFx.done,
    filter: ({ params }) => params.port === port,
    fn: ({ params: { input }, result: answer }) => ({ input, answer }),
  });

/** The storage has taken entries, or not. */
export const storageAnswered = portAnswered('writeStorage');

const TAB = 'dropdeck:tab:';

/** The key of an entry in session storage, which belongs to this tab alone. */
export const tabKey = (name: string): string => `${TAB}${name}`;

/** Whether a key belongs to session storage. */
export const isTabKey = (key: string): boolean => key.startsWith(TAB);

/** Another tab wrote to local storage; `key` is `null` if it was cleared. */
export const storageChanged = createEvent<{ readonly key: string | null; readonly value: string | null }>();

/** The tab became visible, or was restored from the back/forward cache. */
export const tabReturned = createEvent();

/** Whether the browser reports that it is online. */
export const onlineChanged = createEvent<boolean>();

/** The app is mounted. Nothing in the domain runs before. */
export const appStarted = createEvent<{ readonly path: string; readonly isOnline: boolean }>();

export const $isOnline = createStore(true)
  .on(onlineChanged, (_, online) => online)
  .on(appStarted, (_, { isOnline }) => isOnline);

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
