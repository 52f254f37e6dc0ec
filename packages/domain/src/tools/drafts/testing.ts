import { allSettled, createWatch, type EventCallable, type Store } from 'effector';
import { vi } from 'vitest';
import { monitor, uuid } from '../../monitors/detail/testing';
import { createServer } from '../../monitors/redirects/testing';
import { createTestEnv, customer, type FakeServer, type TestEnv } from '../../kernel/testing';
import * as drafts from './index';
import { storageKeys } from './records';
import { STORE_MS } from './store';

/** Fixtures for tests of drafts: every page that has editors, and what a reload, a crash or another person is. */

export const MONITOR = `/monitors/${uuid}`;
const GUILD = '900000000000000001';
const guild = `GET /v1/user/info/bot/guilds/${GUILD}`;
const bots = (content: object) => ({ status: 200, body: { bots: [content] } });

const routes = (info: object): FakeServer => ({
  'GET /v1/customer/info': { status: 200, body: { ...customer, developer: true, ...info } },
  'POST /v1/logout': { status: 200 },
  'POST /v1/customer/update': { status: 500 },
  ...createServer().routes,
  'GET /v1/monitors': { status: 200, body: { monitors: [] } },
  'GET /v1/products?type=monitor': { status: 200, body: [{ id: 5, name: 'Sneaker' }] },
  'GET /v1/keywords': { status: 200, body: [{ id: 1, name: 'Runners', keywords: ['dunk'] }] },
  'PUT /v1/keywords': { status: 200 },
  'GET /v1/proxies': { status: 200, body: [] },
  [`GET /v1${MONITOR}`]: { status: 200, body: monitor },
  'GET /v1/user/oauth/check': { status: 200 },
  'GET /v1/user/info/bot/guilds': bots({ guilds: [{ id: GUILD, name: 'Society' }] }),
  [`GET /v1/user/info/bot/commands?guild_id=${GUILD}`]: bots({ commands: [{ id: 2, name: 'Ping' }] }),
  [`${guild}/roles`]: bots({ roles: [{ id: 'r1', name: 'Staff', color: 0 }] }),
  [`${guild}/members`]: bots({ members: [] }),
  [`${guild}/channels`]: bots({ channels: [] }),
  'GET /v1/customers': { status: 200, body: [{ customer_id: '1', name: 'Acme', products: [] }] },
  'GET /v1/products': { status: 200, body: [{ id: 5, name: 'Sneaker', type: 'monitor' }] },
});

export async function act<Params>({ scope }: TestEnv, event: EventCallable<Params>, params?: Params) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(0);
}
export const read = <Value>({ scope }: TestEnv, $store: Store<Value>): Value => scope.getState($store);

/** A visit with what an earlier one has left in the storage; drafts are stored from the start. */
export async function visit(
  path: string,
  options: {
    storage?: ReadonlyMap<string, string>;
    info?: object;
    server?: FakeServer;
    now?: number;
    tab?: string;
    openTabs?: readonly string[];
  } = {},
): Promise<TestEnv> {
  const env = createTestEnv({
    server: { ...routes(options.info ?? {}), ...options.server },
    storage: { token: 'tok', name: 'Ada', ...Object.fromEntries(options.storage ?? []) },
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  void env.start(path);
  await vi.advanceTimersByTimeAsync(0);
  const { tab = 'tab', openTabs = [] } = options;
  createWatch({
    unit: drafts.$checks,
    scope: env.scope,
    fn: () => void allSettled(drafts.tabsSeen, { scope: env.scope, params: openTabs }),
  });
  await act(env, drafts.started, tab);
  await act(env, drafts.pathChanged, path);
  return env;
}

/** Waits until drafts are stored. */
export const stored = () => vi.advanceTimersByTimeAsync(STORE_MS);

/** What outlives the tab: everything but its session storage. */
export const afterCrash = ({ storage }: TestEnv): ReadonlyMap<string, string> =>
  new Map([...storage].filter(([key]) => !key.startsWith('dropdeck:tab:')));

export const localText = ({ storage }: TestEnv): string => storage.get(storageKeys.local) ?? '';
export const tabText = ({ storage }: TestEnv): string => storage.get(storageKeys.tab) ?? '';

export const offers = (env: TestEnv) => read(env, drafts.$offers);
export const names = (env: TestEnv) => offers(env).map(({ name }) => name);

/** Restores the first draft that is offered. */
export async function restore(env: TestEnv) {
  await act(env, drafts.restored, offers(env)[0]?.key ?? '');
  await vi.advanceTimersByTimeAsync(0);
}
