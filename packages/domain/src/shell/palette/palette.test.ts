import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $givenSearch, $overlay, overlayOpened, searchGiven } from '../overlays';
import * as redirects from '../../monitors/redirects';
import { located } from '../../kernel/page/location';
import { leaveCancelled } from '../../kernel/page/unsaved';
import { createTestEnv, customer, type FakeServer, type TestEnv } from '../../kernel/testing';
import { tokenSet } from '../../kernel/http';
import * as palette from './index';
import '../../monitors/everywhere/look';
import { editorsLoaded } from '../../monitors/redirects/bulk';
import * as redirectsEditor from '../../monitors/redirects/editor';
import * as overview from '../../monitors/overview';
import * as detail from '../../monitors/detail';

const monitors = [
  { monitor_uuid: 'a', monitor_name: 'Night Vault', product_name: 'Sneaker' },
  { monitor_uuid: 'b', monitor_name: 'Über Vault' },
];
const server: FakeServer = {
  'GET /v1/monitors': { status: 200, body: { monitors } },
  'GET /v1/redirects': {
    status: 200,
    body: {
      data: { redirects: [{ id: 1, keyword: 'air runner', webhook: 'w', type: 'Name', active: true }] },
    },
  },
  'GET /v1/monitors/a': {
    status: 200,
    body: {
      data: { monitor_uuid: 'a', monitor_name: 'Night Vault' },
      inputs: [{ id: 1, link: 'DD1391-100' }],
    },
  },
  'POST /v1/logout': { status: 200 },
};

async function open(options: { info?: object } = {}) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      ...server,
      'GET /v1/customer/info': { status: 200, body: { ...customer, ...options.info } },
    },
  });
  await env.start('/settings');
  await allSettled(overlayOpened, { scope: env.scope, params: 'palette' });
  return env;
}

const find = ({ scope }: TestEnv, query: string) =>
  palette.findIn(
    palette.entriesOf(scope.getState(palette.$sources)),
    query,
    scope.getState(palette.$sources).look,
  );
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

const loadMonitors = ({ scope }: TestEnv) => allSettled(overview.page.opened, { scope });

describe('what the palette finds', () => {
  it('finds and marks characters of a label by other ones', () => {
    const entry = (label: string) =>
      ({ id: label, group: 'monitors', label, icon: 'monitors', href: '/' }) as const;
    const marked = (label: string, query: string) =>
      palette
        .findIn([entry(label)], query)
        .flatMap(({ rows }) =>
          rows.flatMap(({ marks }) => marks.map(({ start, end }) => label.slice(start, end))),
        );
    expect(marked('Straße 12', 'strasse')).toEqual(['Straße']);
    expect(marked('İstanbul Cafe\u0301', 'cafe')).toEqual(['Cafe\u0301']);
    expect(marked('Über Vault', 'UBER')).toEqual(['Über']);
  });

  it('is what pages have loaded, and nothing that it loads itself', async () => {
    const env = await open();
    expect(labels(env, 'night')).toEqual({});
    expect(paths(env)).not.toContain('/v1/monitors');
    await loadMonitors(env);
    await allSettled(redirects.page.opened, { scope: env.scope });
    const look = { 'Links, SKUs and notes': ['Look in all 2 monitors'] };
    expect(labels(env, 'night')).toEqual({ Monitors: ['Night Vault'], ...look });
    expect(labels(env, 'vault nigh')).toEqual({ Monitors: ['Night Vault'], ...look });
    expect(labels(env, 'runner')).toEqual({ Redirects: ['air runner'], ...look });
  });

  it('links to the rows and to the pages', async () => {
    const env = await open();
    await loadMonitors(env);
    await allSettled(redirects.page.opened, { scope: env.scope });
    await allSettled(detail.page.opened, { scope: env.scope, params: { uuid: 'a' } });
    const hrefs = ['night vault', 'air runner', 'DD1391', 'payment'].map(
      (query) => find(env, query)[0]?.rows[0]?.href,
    );
    expect(hrefs).toEqual([
      '/monitors/a',
      '/monitors/redirects?search=air+runner',
      '/monitors/a?inputs.row=1',
      '/payment',
    ]);
  });

  it('looks in the monitors that were not read, and stays open', async () => {
    const env = await open();
    await loadMonitors(env);
    await allSettled(detail.page.opened, { scope: env.scope, params: { uuid: 'a' } });
    env.server['GET /v1/monitors/b'] = {
      status: 200,
      body: { data: { monitor_name: 'Über Vault' }, inputs: [{ id: 5, link: 'x', note: 'for Grace' }] },
    };
    expect(labels(env, 'grace')).toEqual({ 'Links, SKUs and notes': ['Look in the other monitor'] });
    const requests = env.requests.length;
    await choose(env, 'grace', 'Look in the other monitor');
    expect(env.requests.slice(requests).map(({ path }) => path)).toEqual(['/v1/monitors/b']);
    expect(env.scope.getState($overlay)).toBe('palette');
    expect(labels(env, 'grace')).toEqual({ Inputs: ['x'] });
  });

  it('marks the letters that match, without accents and case', async () => {
    const env = await open();
    await loadMonitors(env);
    expect(find(env, 'uber')[0]?.rows[0]).toMatchObject({
      label: 'Über Vault',
      marks: [{ start: 0, end: 4 }],
    });
  });

  it('has nothing of monitors without the purchase', async () => {
    const env = await open({ info: { customer_data: { name: 'Ada', purchases: {} } } });
    expect(labels(env, 'create')).toEqual({});
  });

  it('ends with the session', async () => {
    const env = await open();
    await loadMonitors(env);
    await allSettled(tokenSet, { scope: env.scope, params: 'another' });
    expect(labels(env, 'night')).toEqual({});
  });

  it('begins with the acts of the open page and the pages', async () => {
    const env = await open();
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(labels(env, '')).toEqual({
      'On this page': ['Create Redirect', 'Export this list as CSV'],
      Pages: [
        'Settings',
        'Commands',
        'Payment',
        'Monitors',
        'Redirects',
        'Dashboard Access',
        'Find and replace',
        'History',
      ],
    });
  });
});

describe('acts', () => {
  it('navigate to their page and are done there once it is open', async () => {
    const env = await open();
    await choose(env, 'create red', 'Create Redirect');
    expect(env.scope.getState($overlay)).toBeNull();
    expect(env.navigations).toEqual([{ to: '/monitors/redirects' }]);
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(false);
    await allSettled(located, {
      scope: env.scope,
      params: { path: '/monitors/redirects', query: '' },
    });
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(true);
  });

  it('do not navigate on their own page', async () => {
    const env = await open();
    await allSettled(located, {
      scope: env.scope,
      params: { path: '/monitors/redirects', query: '' },
    });
    await allSettled(redirects.page.opened, { scope: env.scope });
    await choose(env, 'create red', 'Create Redirect');
    expect(env.navigations).toEqual([]);
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(true);
  });

  it.each([
    ['the person stays on a page with unsaved changes', leaveCancelled, undefined],
    ['another page opens', located, { path: '/payment', query: '' }],
  ] as const)('are dropped when %s', async (_, event, params) => {
    const env = await open();
    await choose(env, 'create red', 'Create Redirect');
    await allSettled(event as typeof located, { scope: env.scope, params: params as never });
    await allSettled(redirects.page.opened, { scope: env.scope });
    expect(env.scope.getState(redirectsEditor.$isNew)).toBe(false);
  });

  it('save the list of the open page as a file', async () => {
    const env = await open();
    await allSettled(redirects.page.opened, { scope: env.scope });
    await choose(env, 'export', 'Export this list as CSV');
    // The code that does it loads with the dialogs.
    await allSettled(editorsLoaded, { scope: env.scope });
    expect(env.files.map(({ name }) => name)).toEqual(['redirects.csv']);
  });

  it('change the theme, invite the bot and open other overlays', async () => {
    const env = await open();
    await choose(env, 'dark', 'Dark theme');
    expect(env.themes.at(-1)).toBe('dark');
    await choose(env, 'invite', 'Invite Bot');
    expect(env.tabs).toHaveLength(1);
    await choose(env, 'language', 'Preferences');
    expect(env.scope.getState($overlay)).toBe('preferences');
  });

  it('forget a pasted search once another overlay is in the palette’s place', async () => {
    const env = await open();
    await allSettled(searchGiven, { scope: env.scope, params: 'DD1391-100' });
    expect([env.scope.getState($overlay), env.scope.getState($givenSearch)]).toEqual([
      'palette',
      'DD1391-100',
    ]);
    await choose(env, 'language', 'Preferences');
    await allSettled(overlayOpened, { scope: env.scope, params: 'palette' });
    expect(env.scope.getState($givenSearch)).toBe('');
  });

  it('log out', async () => {
    const env = await open();
    await choose(env, 'logout', 'Log out');
    expect(paths(env)).toContain('/v1/logout');
  });
});
