import { allSettled } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $overlay, overlayOpened } from '../overlays';
import * as redirects from '../../monitors/redirects';
import { locationChanged, logoutRequested } from '../../account/session';
import { $toast } from '../../kernel/toasts';
import { leaveCancelled } from '../../kernel/page/unsaved';
import { createTestEnv, customer, type FakeServer, type TestEnv } from '../../kernel/testing';
import { tokenSet } from '../../kernel/http';
import * as palette from './index';
import * as redirectsEditor from '../../monitors/redirects/editor';

const monitors = [
  { monitor_uuid: 'a', monitor_name: 'Night Vault', product_name: 'Sneaker' },
  { monitor_uuid: 'b', monitor_name: 'Day Vault' },
];
const records = [
  { customer_id: '1', name: 'Night Owl', next_renewal: '2026-12-24', products: [] },
  { customer_id: '2', name: 'Night 2', next_renewal: '2026-12-24', products: [] },
  { customer_id: '3', name: 'Nightless', products: [] },
];
const server: FakeServer = {
  'GET /v1/monitors': { status: 200, body: { monitors } },
  'GET /v1/redirects': {
    status: 200,
    body: {
      data: { redirects: [{ id: 1, keyword: 'air runner', webhook: 'w', type: 'Name', active: true }] },
    },
  },
  'GET /v1/user/oauth/check': { status: 200 },
  'GET /v1/user/info/bot/guilds': {
    status: 200,
    body: { bots: [{ guilds: [{ id: '7', name: 'Night Lounge' }] }] },
  },
  'GET /v1/customers': { status: 200, body: records },
  'GET /v1/products': { status: 200, body: [] },
  'PUT /v1/customers': { status: 200 },
  'POST /v1/logout': { status: 200 },
};

async function open(options: { info?: object; server?: FakeServer; storage?: Record<string, string> } = {}) {
  const env = createTestEnv({
    storage: { token: 'tok', ...options.storage },
    server: {
      ...server,
      ...options.server,
      'GET /v1/customer/info': { status: 200, body: { ...customer, ...options.info } },
    },
  });
  await env.start('/settings');
  await show(env);
  return env;
}

async function show({ scope }: TestEnv, path = '/settings'): Promise<void> {
  await allSettled(overlayOpened, { scope, params: 'palette' });
  await allSettled(palette.opened, { scope, params: { path } });
}

const find = ({ scope }: TestEnv, query: string) => scope.getState(palette.$find)(query);
const labels = (env: TestEnv, query: string): Record<string, readonly string[]> =>
  Object.fromEntries(find(env, query).map(({ heading, rows }) => [heading, rows.map(({ label }) => label)]));
async function choose(env: TestEnv, query: string, label: string): Promise<void> {
  const row = find(env, query)
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label);
  if (row === undefined) throw new Error(`“${query}” does not find ${label}`);
  await allSettled(palette.chosen, { scope: env.scope, params: row });
}
const paths = ({ requests }: TestEnv) => requests.map(({ path }) => path);
const developer = { developer: true };

afterEach(() => {
  vi.useRealTimers();
});

describe('what the palette finds', () => {
  it('is everything that a developer may open', async () => {
    const env = await open({ info: developer });
    expect(labels(env, 'night')).toEqual({
      Customers: ['Night 2', 'Night Owl', 'Nightless'],
      Monitors: ['Night Vault'],
      Servers: ['Night Lounge'],
    });
  });

  it('has no customers for others', async () => {
    const env = await open();
    expect(labels(env, 'night')).toEqual({ Monitors: ['Night Vault'], Servers: ['Night Lounge'] });
    expect(paths(env)).not.toContain('/v1/customers');
  });

  it('has neither monitors nor redirects without the purchase', async () => {
    const env = await open({ info: { customer_data: { name: 'Ada', purchases: {} } } });
    expect(labels(env, 'night')).toEqual({ Servers: ['Night Lounge'] });
    expect(labels(env, 'create')).toEqual({});
    expect(paths(env)).not.toContain('/v1/monitors');
  });

  it('links to the rows and to the pages', async () => {
    const env = await open({ info: developer });
    const hrefs = ['night vault', 'air runner', 'night lounge', 'night owl', 'payment'].map(
      (query) => find(env, query)[0]?.rows[0]?.href,
    );
    expect(hrefs).toEqual([
      '/monitors/a',
      '/monitors/redirects?search=air+runner',
      '/commands?server=7',
      '/customers?search=Night+Owl',
      '/payment',
    ]);
  });

  it('offers the whole list when more matches than is shown', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      monitor_uuid: `m${at}`,
      monitor_name: `Vault ${at}`,
    }));
    const env = await open({ server: { 'GET /v1/monitors': { status: 200, body: { monitors: many } } } });
    const [group] = find(env, 'vault');
    expect(group?.rows).toHaveLength(6);
    expect(group?.rows.at(-1)).toMatchObject({
      label: 'Show all monitors that match',
      href: '/monitors?search=vault',
    });
  });

  it('begins with the pages and the acts of the open page', async () => {
    const env = await open();
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(labels(env, '')).toEqual({
      'On this page': ['Create Redirect', 'Export this list as CSV', 'Export this list as JSON'],
      Pages: ['Settings', 'Commands', 'Payment', 'Monitors', 'Redirects', 'Dashboard Access', 'Webhooks'],
    });
  });
});

describe('loading', () => {
  it('requests each list once a session, and uses what a page has loaded', async () => {
    const env = await open();
    await show(env);
    expect(paths(env).filter((path) => path === '/v1/monitors')).toHaveLength(1);
    env.server['GET /v1/redirects'] = {
      status: 200,
      body: { data: { redirects: [{ id: 2, keyword: 'fresh', webhook: 'w', type: 'SKU', active: true }] } },
    };
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(labels(env, 'fresh')).toEqual({ Redirects: ['fresh'] });
  });

  it('keeps a failure to itself, and retries it', async () => {
    const env = await open({ server: { 'GET /v1/monitors': { status: 500 } } });
    expect(env.scope.getState(palette.$listStatuses)).toMatchObject({
      monitors: 'failed',
      redirects: 'ready',
    });
    expect(env.scope.getState($toast)).toBeNull();
    expect(env.left).toEqual([]);
    expect(paths(env)).not.toContain('/v1/logout');
    env.server['GET /v1/monitors'] = { status: 200, body: { monitors } };
    await allSettled(palette.retryRequested, { scope: env.scope, params: 'monitors' });
    expect(labels(env, 'day')).toEqual({ Monitors: ['Day Vault'] });
  });

  it('does not redirect to the authorization that the servers need', async () => {
    const env = await open({ server: { 'GET /v1/user/oauth/check': { status: 206 } } });
    await show(env);
    expect(env.left).toEqual([]);
    expect(paths(env).filter((path) => path.includes('guilds'))).toEqual([]);
    expect(paths(env).filter((path) => path.includes('oauth/check'))).toHaveLength(1);
  });

  it('ends with the session', async () => {
    const env = await open({ info: developer });
    await allSettled(tokenSet, { scope: env.scope, params: 'another' });
    expect(labels(env, 'night')).toEqual({});
  });
});

/** Where the customer's uses are stored. */
const KEY = 'dropdeck:palette:1080000000000000001';

describe('what was used', () => {
  it('is suggested first, and stored by its id alone', async () => {
    const env = await open();
    await choose(env, 'night v', 'Night Vault');
    await show(env);
    expect(labels(env, '')['Recent']).toEqual(['Night Vault']);
    expect(JSON.parse(env.storage.get(KEY) ?? '')).toEqual([{ id: 'monitors:a', count: 1, at: env.now }]);
  });

  it('is limited to 50 entries', async () => {
    const uses = Array.from({ length: 60 }, (_, at) => ({ id: `monitors:${at}`, count: 1, at }));
    const env = await open({ storage: { 'dropdeck:palette': JSON.stringify(uses) } });
    await choose(env, 'night v', 'Night Vault');
    expect(JSON.parse(env.storage.get(KEY) ?? '')).toHaveLength(50);
  });

  it.each(['{', '[{"id":1}]'])('is none if the storage has %s', async (text) => {
    const env = await open({ storage: { 'dropdeck:palette': text } });
    expect(labels(env, '')['Recent']).toBeUndefined();
  });

  it('is forgotten with a logout', async () => {
    const env = await open();
    await choose(env, 'night v', 'Night Vault');
    await allSettled(logoutRequested, { scope: env.scope });
    expect(env.storage.has(KEY)).toBe(false);
  });
});

describe('acts', () => {
  it('navigate to their page and are done there once it is open', async () => {
    const env = await open();
    await choose(env, 'create red', 'Create Redirect');
    expect(env.scope.getState($overlay)).toBeNull();
    expect(env.navigations).toEqual([{ to: '/monitors/redirects' }]);
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(false);
    await allSettled(locationChanged, {
      scope: env.scope,
      params: { path: '/monitors/redirects', query: '' },
    });
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(true);
  });

  it('do not navigate on their own page', async () => {
    const env = await open();
    await allSettled(redirects.page.opened, { scope: env.scope });
    await choose(env, 'create red', 'Create Redirect');
    expect(env.navigations).toEqual([]);
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(true);
  });

  it.each([
    ['the person stays on a page with unsaved changes', leaveCancelled, undefined],
    ['another page opens', locationChanged, { path: '/payment', query: '' }],
  ] as const)('are dropped when %s', async (_, event, params) => {
    const env = await open();
    await choose(env, 'create red', 'Create Redirect');
    await allSettled(event as typeof locationChanged, { scope: env.scope, params: params as never });
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(false);
  });

  it('save the list of the open page as a file', async () => {
    const env = await open();
    await allSettled(redirects.page.opened, { scope: env.scope });
    await choose(env, 'export json', 'Export this list as JSON');
    expect(env.files.map(({ name }) => name)).toEqual(['redirects.json']);
  });

  it('change the theme, invite the bot and open other overlays', async () => {
    const env = await open();
    await choose(env, 'dark', 'Dark theme');
    expect(env.themes.at(-1)).toBe('dark');
    await choose(env, 'invite', 'Invite Bot');
    expect(env.tabs).toHaveLength(1);
    await show(env);
    await choose(env, 'language', 'Preferences');
    expect(env.scope.getState($overlay)).toBe('preferences');
  });

  it('log out', async () => {
    const env = await open();
    await choose(env, 'logout', 'Log out');
    expect(paths(env)).toContain('/v1/logout');
  });
});

it('closes when the browser goes to another page', async () => {
  const env = await open();
  await allSettled(locationChanged, { scope: env.scope, params: { path: '/settings', query: '?a=b' } });
  expect(env.scope.getState($overlay)).toBe('palette');
  await allSettled(locationChanged, { scope: env.scope, params: { path: '/payment', query: '' } });
  expect(env.scope.getState($overlay)).toBeNull();
});
