import { located } from '../../kernel/page/location';
import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { storageChanged } from '../../kernel/ports';
import { createTestEnv, customer, type FakeAnswer } from '../../kernel/testing';
import * as monitors from './index';
import * as monitorsPage from './page';
import * as monitorsPanel from './parts';
import type * as monitorsQuery from '../list';

const item = (name: string, more: object = {}) => ({
  monitor_uuid: `uuid-${name}`,
  monitor_name: name,
  ...more,
});

const list = [
  item('Air Shop', { product_name: 'Sneaker', monitor_type: 'new', status: 'active', not_setup: false }),
  item('Books', { product_name: 'Alternative', status: 'blocked', not_setup: true }),
  item('airport', { product_name: 'Alternative Monitor', monitor_type: null, status: 'OFFLINE' }),
  item('Quiet', { product_name: null, not_setup: true }),
];

async function open(
  query = '',
  options: { developer?: boolean; answer?: FakeAnswer; storage?: Record<string, string> } = {},
) {
  const { developer = false, answer = { status: 200, body: { monitors: list } }, storage } = options;
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer } },
      'POST /v1/logout': { status: 200 },
      'GET /v1/monitors': answer,
    },
  });
  await env.start('/monitors');
  await allSettled(located, { scope: env.scope, params: { path: '/monitors', query } });
  await allSettled(monitors.page.opened, { scope: env.scope });
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const shown = ({ scope }: TestEnv) => scope.getState(monitorsPage.$shown).map(({ name }) => name);
const filter = ({ scope }: TestEnv, params: monitorsQuery.MonitorFilter) =>
  allSettled(monitors.list.filterChanged, { scope, params });
const search = ({ scope }: TestEnv, params: string) =>
  allSettled(monitors.list.searchChanged, { scope, params });
const reportQuery = ({ scope }: TestEnv, query: string) =>
  allSettled(located, { scope, params: { path: '/monitors', query } });

describe('monitor overview', () => {
  it('shows all monitors of the customer', async () => {
    const env = await open();
    expect(shown(env)).toEqual(['Air Shop', 'Books', 'airport', 'Quiet']);
    expect(env.scope.getState(monitorsPage.$status)).toBe('ready');
    expect(env.requests.at(-1)).toMatchObject({ method: 'GET', path: '/v1/monitors', group: 'monitors' });
  });

  it('counts what deserves a look, for the filters that the customer has, whatever is searched', async () => {
    const counts = { blocked: 1, offline: 1, 'not-setup': 2 };
    const developer = await open('?search=air', { developer: true });
    expect(developer.scope.getState(monitorsPage.$counts)).toEqual(counts);
    const { scope } = await open();
    expect(scope.getState(monitorsPage.$counts)).toEqual({ ...counts, blocked: 0, offline: 0 });
  });

  it('is not ready until the monitors arrive', () => {
    const { scope } = createTestEnv();
    expect(scope.getState(monitorsPage.$status)).toBe('idle');
  });

  it.each<FakeAnswer>([{ status: 500 }, { status: 203 }, { kind: 'network' }, { status: 200, body: {} }])(
    'logs out when the monitors cannot be loaded (%j)',
    async (answer) => {
      const env = await open('', { answer });
      expect(env.left).toEqual(['https://home.example/']);
      expect(env.storage.has('token')).toBe(false);
    },
  );

  it.each<[string, string[]]>([
    ['alternative', ['Books', 'airport']],
    ['sneaker', ['Air Shop']],
    ['not-setup', ['Books', 'Quiet']],
    ['blocked', ['Books']],
    ['offline', ['airport']],
  ])('filters by %s', async (name, names) => {
    const env = await open(`?filter=${name}`, { developer: true });
    expect(shown(env)).toEqual(names);
  });

  it('offers Blocked and Offline to developers only, and shows all monitors to others', async () => {
    const env = await open('?filter=blocked');
    expect(env.scope.getState(monitors.screen.view.filters)).toEqual([
      'all',
      'alternative',
      'sneaker',
      'not-setup',
    ]);
    expect(env.scope.getState(monitors.list.$filter)).toBe('all');
    expect(shown(env)).toHaveLength(4);
  });

  it('searches the names, ignoring case', async () => {
    const env = await open('?search=AIR');
    expect(shown(env)).toEqual(['Air Shop', 'airport']);
  });

  it('finds a monitor by several words of its name in any order', async () => {
    const env = await open('?search=shop+AIR');
    expect(shown(env)).toEqual(['Air Shop']);
  });

  it('shows the columns Type and Status only if a shown monitor has such a value', async () => {
    const env = await open();
    expect(env.scope.getState(monitorsPage.$columns)).toEqual({ type: true, status: true });
    await reportQuery(env, '?search=books');
    expect(env.scope.getState(monitorsPage.$columns)).toEqual({ type: false, status: true });
    await reportQuery(env, '?search=quiet');
    expect(env.scope.getState(monitorsPage.$columns)).toEqual({ type: false, status: false });
  });

  it('keeps the previous list on a second visit until the new one arrives', async () => {
    const env = await open();
    await allSettled(monitors.page.closed, { scope: env.scope });
    expect(shown(env)).toHaveLength(4);
    await allSettled(monitors.page.opened, { scope: env.scope });
    expect(env.requests.filter(({ call }) => call === 'monitors.getMonitors')).toHaveLength(2);
  });
});

describe('filter and search of the overview', () => {
  it('are cleared together, in one history entry', async () => {
    const env = await open('?filter=alternative&search=b&tab=2');
    await allSettled(monitors.list.cleared, { scope: env.scope });
    expect(env.navigations.at(-1)).toEqual({ to: '/monitors?tab=2', replace: false });
    expect(shown(env)).toHaveLength(4);
  });

  it('are in the query string: a filter as a history entry, a search without', async () => {
    const env = await open('?ref=mail');
    await filter(env, 'sneaker');
    await reportQuery(env, '?filter=sneaker&ref=mail');
    await search(env, 'air');
    await reportQuery(env, '?filter=sneaker&search=air&ref=mail');
    await filter(env, 'all');
    expect(env.navigations).toEqual([
      { to: '/monitors?filter=sneaker&ref=mail', replace: false },
      { to: '/monitors?filter=sneaker&search=air&ref=mail', replace: true, from: '/monitors' },
      { to: '/monitors?search=air&ref=mail', replace: false },
    ]);
    expect(env.scope.getState(monitors.$query)).toBe('?search=air&ref=mail');
  });

  it('do not navigate without a change', async () => {
    const env = await open('?filter=sneaker');
    await filter(env, 'sneaker');
    expect(env.navigations).toEqual([]);
  });

  it('follow back and forward', async () => {
    const env = await open();
    await filter(env, 'sneaker');
    await reportQuery(env, '?filter=sneaker');
    await reportQuery(env, '');
    expect(env.scope.getState(monitors.list.$filter)).toBe('all');
    await reportQuery(env, '?filter=sneaker');
    expect(shown(env)).toEqual(['Air Shop']);
  });

  it('follow a link to a search that was typed and removed before', async () => {
    const env = await open();
    await search(env, 'b');
    await reportQuery(env, '?search=b');
    await search(env, '');
    await reportQuery(env, '');
    await reportQuery(env, '?search=b');
    expect(env.scope.getState(monitors.list.$search)).toBe('b');
  });
});

describe('Developer Settings panel', () => {
  it('is closed by default, and restores its last state', async () => {
    const env = await open();
    expect(env.scope.getState(monitorsPanel.panel.view.isOpen)).toBe(false);
    await allSettled(monitorsPanel.panel.events.onToggle, { scope: env.scope, params: true });
    expect(env.storage.get('dropdeck:developer-panel:1080000000000000001')).toBe('open');
    const next = await open('', { storage: Object.fromEntries(env.storage) });
    await vi.waitFor(() => expect(next.scope.getState(monitorsPanel.panel.view.isOpen)).toBe(true));
    await allSettled(monitorsPanel.panel.events.onToggle, { scope: next.scope, params: false });
    expect(next.storage.has('dropdeck:developer-panel:1080000000000000001')).toBe(false);
    // Another tab leaves it as it is here.
    await allSettled(storageChanged, {
      scope: next.scope,
      params: { key: 'dropdeck:developer-panel:1080000000000000001', value: 'open' },
    });
    expect(next.scope.getState(monitorsPanel.panel.view.isOpen)).toBe(false);
  });
});
