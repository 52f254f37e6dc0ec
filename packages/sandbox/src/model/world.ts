import { createWatch, fork, scopeBind, type EventCallable, type Scope, type Store } from 'effector';
import * as shared from '@dropdeck/domain/kernel';
import { toastShown, type Toast } from '@dropdeck/domain/kernel/toasts';
import { createLocks, type Browser } from './browser.ts';
import { createClock, flush, type Clock } from './clock.ts';
import { applyTemplate, type Template } from './template.ts';
import { config, createServer, TOKENS, type Answer, type Cells, type Server } from './server.ts';

/** A call on its way: to the server, or with its answer on the way back. */
export interface Flight {
  readonly tab: Tab;
  readonly request: shared.SendRequest;
  readonly sentAt: number;
  /** The number of the last write that the server had processed when it reached the server. */
  reachedSeq: number;
  answer: Answer | null;
  /** The server itself has answered, with these cells to a read. */
  isServed: boolean;
  cells: Cells | null;
  /** The answer never comes. */
  isStuck: boolean;
  /** A write of its tab has ended meanwhile. */
  isOvertaken: boolean;
  isOver: boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: shared.SendProblem) => void;
}

/** A tab of a browser: its scope, its session storage and its place. */
export interface Tab {
  readonly index: number;
  readonly browser: Browser;
  readonly session: Map<string, string>;
  scope: Scope;
  /** Grows with each load of the page; what an earlier one still does is ignored. */
  life: number;
  isOnline: boolean;
  /** Where the product itself navigates to. */
  nextPath: string | null;
  /** The tab has left the product. */
  isGone: boolean;
  /** The person has signed out, in this tab or another one of the browser. */
  isSignedOut: boolean;
  /** The person is doing something in it. */
  isActing: boolean;
  /** When the person last did something in it. */
  actedAt: number;
  /** When its page was opened. */
  openedAt: number;
}

export type Watcher = Readonly<{
  sent: (flight: Flight) => void;
  /** A call reaches the server; `reached` once the server has done it. */
  reaches: (flight: Flight) => void;
  reached: (flight: Flight) => void;
  arrived: (flight: Flight) => void;
  /** A call has ended, with an answer of success or not. */
  ended: (flight: Flight, isOk: boolean, isArrived: boolean) => void;
  told: (tab: Tab, toast: Omit<Toast, 'id'>) => void;
}>;

export interface World {
  readonly clock: Clock;
  readonly server: Server;
  readonly tabs: readonly Tab[];
  readonly flights: Flight[];
  readonly seq: () => number;
  readonly write: () => void;
  readonly start: (tab: Tab) => Promise<void>;
  readonly adopt: (tab: Tab, template: Template) => void;
  readonly fire: <Value>(
    tab: Tab,
    event: EventCallable<Value>,
    ...params: [Value] extends [void] ? [] : [Value]
  ) => void;
  readonly read: <Value>(tab: Tab, store: Store<Value>) => Value;
  readonly reach: (flight: Flight, fault?: Answer) => void;
  readonly arrive: (flight: Flight) => void;
  readonly drop: (flight: Flight) => void;
  readonly setOnline: (tab: Tab, isOnline: boolean) => void;
}

/** The tab of the person without a profile. */
export const NEWCOMER = 3;

const START = Date.UTC(2026, 10, 21, 12);

/** Three tabs over one server: two of one person's browser and one of another person's; and that of a person without a profile. */
export function createWorld(watcher: Watcher, hasNewcomer: boolean): World {
  const clock = createClock(START);
  const server = createServer(clock.now);
  const flights: Flight[] = [];
  let seq = 0;
  const [own, other, newcomer] = [0, 1, 2].map((person): Browser => ({
    person,
    storage: new Map([['token', TOKENS[person] ?? '']]),
    locks: createLocks(),
    isStorageFull: false,
    wasStorageFull: false,
  })) as [Browser, Browser, Browser];
  const tabs = [own, own, other, ...(hasNewcomer ? [newcomer] : [])].map((browser, index): Tab => ({
    index,
    browser,
    session: new Map(),
    scope: fork(),
    life: 0,
    isOnline: true,
    nextPath: null,
    isGone: false,
    isSignedOut: false,
    isActing: false,
    actedAt: 0,
    openedAt: 0,
  }));
  const fire: World['fire'] = (tab, event, ...params) =>
    (scopeBind(event, { scope: tab.scope, safe: true }) as (value?: unknown) => void)(params[0]);

  const end = (flight: Flight, isArrived = false): boolean => {
    if (flight.isOver) return false;
    flight.isOver = true;
    flights.splice(flights.indexOf(flight), 1);
    const { answer } = flight;
    watcher.ended(flight, answer !== null && flight.isServed && answer.status === 200, isArrived);
    return true;
  };
  const send = (tab: Tab, life: number, request: shared.SendRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const isAlive = (): boolean => tab.life === life;
      const flight: Flight = {
        tab,
        request,
        sentAt: clock.now(),
        reachedSeq: -1,
        answer: null,
        isServed: false,
        cells: null,
        isStuck: false,
        isOvertaken: false,
        isOver: false,
        resolve: (answer) => isAlive() && resolve(answer),
        // eslint-disable-next-line typescript/prefer-promise-reject-errors -- the port fails with a plain object
        reject: (problem) => isAlive() && reject(problem),
      };
      if (!isAlive()) return;
      watcher.sent(flight);
      flights.push(flight);
      if (!tab.isOnline) {
        end(flight);
        flight.reject({ kind: 'network' });
        return;
      }
      setTimeout(() => end(flight) && flight.reject({ kind: 'timeout' }), request.timeoutMs);
    });

  const storageOf = (tab: Tab, key: string): Map<string, string> =>
    shared.isTabKey(key) ? tab.session : tab.browser.storage;
  const store = (tab: Tab, life: number, changes: Readonly<Record<string, string | null>>): boolean => {
    if (tab.life !== life) return true;
    let isKept = true;
    for (const [key, value] of Object.entries(changes)) {
      const storage = storageOf(tab, key);
      if (value !== null && tab.browser.isStorageFull) {
        isKept = false;
        continue;
      }
      if ((storage.get(key) ?? null) === value) continue;
      if (value === null) storage.delete(key);
      else storage.set(key, value);
      if (storage === tab.session) continue;
      for (const sibling of tabs)
        if (sibling !== tab && sibling.browser === tab.browser)
          setTimeout(() => {
            if (!sibling.isGone) fire(sibling, shared.storageChanged, { key, value });
          }, 1);
    }
    return isKept;
  };

  const reach: World['reach'] = (flight, fault) => {
    if (flight.isOver || flight.answer !== null) return;
    flight.isServed = fault === undefined;
    // Before the write, for the comparison after it.
    if (flight.isServed) watcher.reaches(flight);
    flight.answer = fault ?? server.serve(flight.request);
    if (!flight.isServed) return;
    if (flight.request.method !== 'GET') seq += 1;
    flight.reachedSeq = seq;
    watcher.reached(flight);
  };
  const leave = (tab: Tab): void => {
    tab.life += 1;
    tab.isGone = true;
    tab.browser.locks.free({ tab: tab.index, life: tab.life });
    // What was sent has come to the server.
    for (const flight of flights.filter((one) => one.tab === tab)) {
      reach(flight);
      end(flight);
    }
  };

  const abort = (tab: Tab, group: string): void => {
    for (const flight of flights.slice())
      if (flight.tab === tab && flight.request.group === group && end(flight))
        flight.reject({ kind: 'aborted' });
  };
  const scopeOf = (tab: Tab, life: number): Scope =>
    fork({
      handlers: [
        shared.providePorts({
          send: (request) => send(tab, life, request),
          preload: () => undefined,
          abort: (group) => abort(tab, group),
          readConfig: () => config,
          navigate: ({ to, from }) => void (from === undefined && (tab.nextPath = to)),
          leave: () => leave(tab),
          openTab: () => undefined,
          saveFile: () => undefined,
          reload: () => leave(tab),
          show: () => undefined,
          now: clock.now,
          lock: (request) =>
            tab.life === life
              ? tab.browser.locks.take(request, { tab: tab.index, life })
              : new Promise(() => undefined),
          pause: () => undefined,
          delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          log: () => undefined,
          applyTheme: () => undefined,
          applyLocale: () => undefined,
          readStorage: (keys) =>
            Object.fromEntries(keys.map((key) => [key, storageOf(tab, key).get(key) ?? null])),
          writeStorage: (changes) => store(tab, life, changes),
          moveEntries(keyOf) {
            for (const storage of [tab.session, tab.browser.storage])
              for (const [key, value] of storage) {
                const next = keyOf(key);
                if (next === key) continue;
                store(tab, life, { [key]: null });
                if (next !== null && !storage.has(next)) store(tab, life, { [next]: value });
              }
          },
        }),
      ],
    });
  const watch = (tab: Tab): void =>
    void createWatch({
      unit: toastShown,
      scope: tab.scope,
      fn: (toast) => watcher.told(tab, toast),
    });
  /** Continues from a tab that has just started: starting one costs as much as ten acts. */
  const adopt = (tab: Tab, template: Template): void => {
    tab.life += 1;
    tab.scope = scopeOf(tab, tab.life);
    applyTemplate(tab.scope, template);
    watch(tab);
  };
  const start = async (tab: Tab): Promise<void> => {
    tab.life += 1;
    tab.browser.locks.free({ tab: tab.index, life: tab.life });
    tab.isGone = false;
    const { life } = tab;
    tab.scope = scopeOf(tab, life);
    watch(tab);
    fire(tab, shared.appStarted, { path: '/', isOnline: tab.isOnline });
    await flush();
  };
  return {
    clock,
    server,
    tabs,
    flights,
    seq: () => seq,
    write: () => void (seq += 1),
    start,
    adopt,
    fire,
    read: (tab, unit) => tab.scope.getState(unit),
    reach,
    arrive: (flight) => {
      const { answer } = flight;
      if (answer === null || !end(flight, true)) return;
      watcher.arrived(flight);
      flight.resolve(answer);
    },
    drop: (flight) => {
      if (end(flight)) flight.reject({ kind: 'network' });
    },
    setOnline: (tab, isOnline) => {
      tab.isOnline = isOnline;
      if (!isOnline)
        for (const flight of flights.slice())
          if (flight.tab === tab && end(flight)) flight.reject({ kind: 'network' });
      fire(tab, shared.onlineChanged, isOnline);
    },
  };
}
