import { setLocale } from '@dropdeck/text';
import { allSettled, fork, type Scope } from 'effector';
import { appStarted, providePorts, type Lock, type Navigation, type TextFile } from '../ports';
import type { SendProblem, SendRequest, SendResponse } from '../http';
import type { Config } from '../../shell/config';
import type { Preferences } from '../../shell/preferences';

/** The ports of a browser's storage. */
export const storageOf = (entries: Map<string, string>) => ({
  readStorage: (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, entries.get(key) ?? null])),
  writeStorage(changes: Readonly<Record<string, string | null>>) {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) entries.delete(key);
      else entries.set(key, value);
    }
    return true;
  },
  moveEntries(keyOf: (key: string) => string | null) {
    for (const [key, value] of entries) {
      const next = keyOf(key);
      if (next === key) continue;
      entries.delete(key);
      if (next !== null && !entries.has(next)) entries.set(next, value);
    }
  },
});

/** A fake answer: a status with a JSON body, or no answer at all. */
export type FakeAnswer =
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly text?: string;
      readonly retryAfterMs?: number;
    }
  | SendProblem;

/** Answers by `METHOD /path`; a function receives the request, a promise delays the answer. */
export type FakeServer = Record<
  string,
  FakeAnswer | ((request: SendRequest) => FakeAnswer | Promise<FakeAnswer>)
>;

export const testConfig: Config = {
  apiBaseUrl: 'https://api.example',
  loginUrl: 'https://login.example/',
  homeUrl: 'https://home.example/',
  supportUrl: 'https://support.example/',
  chatPlatformUrl: 'https://chat.example',
  brandWords: [],
};

// The domain has no types of a browser.
declare const setTimeout: (run: () => void, ms: number) => unknown;

/** The port `delay`, by the timers of the test. */
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A scope with fake ports, and what it read, wrote and opened. */
export interface TestEnv {
  readonly scope: Scope;
  readonly server: FakeServer;
  readonly requests: SendRequest[];
  /** Paths that were preloaded. */
  readonly preloaded: string[];
  readonly aborted: string[];
  readonly storage: Map<string, string>;
  readonly navigations: Navigation[];
  readonly left: string[];
  readonly tabs: string[];
  readonly files: TextFile[];
  readonly logs: string[];
  readonly themes: Preferences['theme'][];
  reloads: number;
  shows: number;
  now: number;
  /** The JSON bodies of one call, in order. */
  bodiesOf(call: string): unknown[];
  /** Starts the app at a path. */
  start(path?: string, isOnline?: boolean): Promise<void>;
}

/** Creates a scope with fake ports; `start` starts it. */
export function createTestEnv(
  options: {
    server?: FakeServer;
    storage?: Record<string, string>;
    config?: unknown;
    now?: number;
    lock?: (name: string) => Lock | Promise<Lock>;
  } = {},
): TestEnv {
  const { server = {}, storage = {}, config = testConfig, now = Date.UTC(2026, 10, 21, 12) } = options;
  setLocale({ language: 'en', isRightToLeft: false, translate: undefined });
  const entries = new Map(Object.entries(storage));
  const env = {
    server,
    requests: [] as SendRequest[],
    preloaded: [] as string[],
    aborted: [] as string[],
    storage: entries,
    navigations: [] as Navigation[],
    left: [] as string[],
    tabs: [] as string[],
    files: [] as TextFile[],
    logs: [] as string[],
    themes: [] as Preferences['theme'][],
    reloads: 0,
    shows: 0,
    now,
  };

  const answer = async (request: SendRequest): Promise<SendResponse> => {
    env.requests.push(request);
    const known = server[`${request.method} ${request.path}`];
    const response = typeof known === 'function' ? await known(request) : known;
    if (response === undefined) throw { kind: 'network' } satisfies SendProblem;
    if ('kind' in response) throw response;
    const { status, body, text, retryAfterMs = null } = response;
    return { status, text: text ?? (body === undefined ? '' : JSON.stringify(body)), retryAfterMs };
  };

  const scope = fork({
    handlers: [
      providePorts({
        send: answer,
        preload: ({ path }) => void env.preloaded.push(path),
        abort: (group) => void env.aborted.push(group),
        readConfig: () => Promise.resolve(config),
        navigate: (to) => void env.navigations.push(to),
        leave: (url) => void env.left.push(url),
        openTab: (url) => void env.tabs.push(url),
        saveFile: (file) => void env.files.push(file),
        reload: () => void (env.reloads += 1),
        show: () => void (env.shows += 1),
        now: () => env.now,
        lock: ({ name }) => options.lock?.(name) ?? { hasWaited: false, release: () => undefined },
        pause: () => undefined,
        delay,
        applyTheme: ({ theme }) => void env.themes.push(theme),
        applyLocale: () => undefined,
        log: (line) => void env.logs.push(line),
        ...storageOf(entries),
      }),
    ],
  });

  return Object.assign(env, {
    scope,
    bodiesOf: (call: string) =>
      env.requests
        .filter((request) => request.call === call && request.body !== null)
        .map(({ body }) => JSON.parse(body ?? 'null') as unknown),
    start: async (path = '/settings', isOnline = true) => {
      await allSettled(appStarted, { scope, params: { path, isOnline } });
    },
  });
}
export * from './fixtures';
