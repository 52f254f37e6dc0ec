import { createWatch, fork, scopeBind, type EventCallable, type Scope, type Store } from 'effector';
import * as shared from '@dropdeck/domain/kernel';
import { toastShown, type Toast } from '@dropdeck/domain/kernel/toasts';
import { readConfigFx } from '@dropdeck/domain/shell/config';
import { applyLocaleFx, applyThemeFx } from '@dropdeck/domain/shell/preferences';
import { createClock, flush, type Clock } from './clock.ts';
import { createServer, ORIGIN, TOKENS, type Answer, type Cells, type Server } from './server.ts';

/** A call on its way: to the server, or with its answer on the way back. */
export interface Flight {
  readonly tab: Tab;
  readonly request: shared.SendRequest;
  readonly sentAt: number;
  /** The number of the last write that the server had processed when the call was sent, and when it reached the server. */
  readonly sentSeq: number;
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

interface Turn {
  readonly tab: Tab;
  readonly life: number;
  readonly begin: () => void;
}

/** What belongs to a browser: its local storage and its locks are shared by its tabs. */
interface Browser {
  readonly person: number;
  readonly storage: Map<string, string>;
  /** Who has a lock, and who waits for it. */
  readonly locks: Map<string, Turn[]>;
  isStorageFull: boolean;
  wasStorageFull: boolean;
  /** The person has signed out in one of its tabs. */
  hasSignedOut: boolean;
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
  /** Where the person is; `null` before the first page, and after the session. */
  path: string | null;
  /** Where the product itself navigates to. */
  nextPath: string | null;
  /** The tab has left the product. */
  isGone: boolean;
  /** The person is doing something in it. */
  isActing: boolean;
  /** When the person last did something in it. */
  actedAt: number;
  readonly toasts: Omit<Toast, 'id'>[];
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

/** The state of a scope, as effector has it. */
type Template = readonly { readonly id: string; readonly current: unknown }[];
const regOf = (scope: Scope): Record<string, { readonly id: string; readonly current: unknown }> =>
  (scope as unknown as { readonly reg: Record<string, { readonly id: string; readonly current: unknown }> })
    .reg;
/**
 * The state of a scope for another one. effector changes the sources of a derived store in place, and the guards a map of the
 * reads that are on their way, which their sources have as well.
 */
function copyOf(template: Template): Template {
  const copies = new Map<unknown, unknown>();
  const copy = (value: unknown, depth = 0): unknown => {
    if (copies.has(value)) return copies.get(value);
    const isPlain =
      typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (!(value instanceof Map) && (depth > 0 || !(isPlain || Array.isArray(value)))) return value;
    const own =
      value instanceof Map
        ? new Map(value)
        : Array.isArray(value)
          ? value.map((item) => copy(item, 1))
          : Object.fromEntries(
              Object.entries(value as Record<string, unknown>).map(([key, item]) => [key, copy(item, 1)]),
            );
    if (value instanceof Map) copies.set(value, own);
    return own;
  };
  return template.map((ref) => ({ ...ref, current: copy(ref.current) }));
}
export const templateOf = (scope: Scope): Template => copyOf(Object.values(regOf(scope)));

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

const START = Date.UTC(2026, 10, 21, 12);

/** Three tabs over one server: two of one person's browser and one of another person's. */
export function createWorld(watcher: Watcher): World {
  const clock = createClock(START);
  const server = createServer(clock.now);
  const flights: Flight[] = [];
  let seq = 0;
  const newBrowser = (person: number): Browser => ({
    person,
    storage: new Map([['token', TOKENS[person] ?? '']]),
    locks: new Map(),
    isStorageFull: false,
    wasStorageFull: false,
    hasSignedOut: false,
  });
  const own = newBrowser(0);
  const other = newBrowser(1);
  const tabs = [own, own, other].map((browser, index): Tab => ({
    index,
    browser,
    session: new Map(),
    scope: fork(),
    life: 0,
    isOnline: true,
    path: null,
    nextPath: null,
    isGone: false,
    isActing: false,
    actedAt: 0,
    toasts: [],
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
        sentSeq: seq,
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

  /** As the browser's: the tabs take turns, and the calls of one tab share it. */
  const lock = async (tab: Tab, life: number, name: string): Promise<shared.Lock> => {
    const key = `${tab.index} ${life} ${name}`;
    const mine = held.get(key) ?? { users: 0, taken: take(tab, life, name) };
    held.set(key, mine);
    mine.users += 1;
    const { hasWaited, release } = await mine.taken;
    return {
      hasWaited,
      release: () => {
        mine.users -= 1;
        if (mine.users > 0) return;
        held.delete(key);
        release();
      },
    };
  };
  const held = new Map<string, { users: number; readonly taken: Promise<shared.Lock> }>();
  const take = (tab: Tab, life: number, name: string): Promise<shared.Lock> => {
    const { locks } = tab.browser;
    const queue = locks.get(name) ?? [];
    locks.set(name, queue);
    return new Promise((resolve) => {
      const hasWaited = queue.length > 0;
      const turn: Turn = {
        tab,
        life,
        begin: () => (tab.life === life ? resolve({ hasWaited, release: () => end() }) : end()),
      };
      const end = (): void => {
        const at = queue.indexOf(turn);
        if (at !== -1) queue.splice(at, 1);
        if (at === 0) queue[0]?.begin();
      };
      queue.push(turn);
      if (!hasWaited) turn.begin();
    });
  };
  /** A page that is gone has no locks. */
  const freeLocks = (tab: Tab): void => {
    for (const queue of tab.browser.locks.values()) {
      const [first] = queue;
      queue.splice(0, queue.length, ...queue.filter((turn) => turn.tab !== tab || turn.life === tab.life));
      if (queue[0] !== first) queue[0]?.begin();
    }
  };

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
        if (sibling !== tab && sibling.browser === tab.browser && sibling.path !== null)
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
    freeLocks(tab);
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
        [shared.sendFx, (request: shared.SendRequest) => send(tab, life, request)],
        [shared.preloadFx, () => undefined],
        [shared.abortFx, (group: string) => abort(tab, group)],
        [readConfigFx, () => config],
        [
          shared.navigateFx,
          ({ to, from }: shared.Navigation) => void (from === undefined && (tab.nextPath = to)),
        ],
        [shared.leaveFx, () => leave(tab)],
        [shared.openTabFx, () => undefined],
        [shared.saveFileFx, () => undefined],
        [shared.reloadFx, () => leave(tab)],
        [shared.nowFx, clock.now],
        [shared.lockFx, (name: string) => lock(tab, life, name)],
        [shared.pauseFx, () => undefined],
        [shared.logFx, () => undefined],
        [applyThemeFx, () => undefined],
        [applyLocaleFx, () => undefined],
        [
          shared.readStorageFx,
          (keys: readonly string[]) =>
            Object.fromEntries(keys.map((key) => [key, storageOf(tab, key).get(key) ?? null])),
        ],
        [
          shared.writeStorageFx,
          (changes: Readonly<Record<string, string | null>>) => store(tab, life, changes),
        ],
      ],
    });
  const watch = (tab: Tab): void =>
    void createWatch({
      unit: toastShown,
      scope: tab.scope,
      fn: (toast) => {
        tab.toasts.push(toast);
        watcher.told(tab, toast);
      },
    });
  /** Continues from a tab that has just started: starting one costs as much as ten acts. */
  const adopt = (tab: Tab, template: Template): void => {
    tab.life += 1;
    tab.path = '/';
    tab.scope = scopeOf(tab, tab.life);
    const reg = regOf(tab.scope);
    for (const ref of copyOf(template)) reg[ref.id] = ref;
    watch(tab);
  };
  const start = async (tab: Tab): Promise<void> => {
    tab.life += 1;
    freeLocks(tab);
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

const config = {
  apiBaseUrl: ORIGIN,
  loginUrl: 'https://login.example/',
  homeUrl: 'https://home.example/',
  supportUrl: 'https://support.example/',
  chatPlatformUrl: 'https://chat.example',
  brandWords: [],
};
