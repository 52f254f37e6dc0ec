import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { createWorld, customer, type FakeAnswer } from '../testing';
import * as monitors from './index';

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
  const world = createWorld({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer } },
      'POST /v1/logout': { status: 200 },
      'GET /v1/monitors': answer,
    },
  });
  await world.start('/monitors');
  await allSettled(monitors.page.opened, { scope: world.scope, params: { query } });
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const shown = ({ scope }: World) => scope.getState(monitors.$shown).map(({ name }) => name);
const filter = ({ scope }: World, params: monitors.MonitorFilter) =>
  allSettled(monitors.filterChanged, { scope, params });
const search = ({ scope }: World, params: string) => allSettled(monitors.searchChanged, { scope, params });
const handIn = ({ scope }: World, params: string) => allSettled(monitors.queryChanged, { scope, params });

describe('the overview of monitors', () => {
  it('shows all monitors of the customer', async () => {
    const world = await open();
    expect(shown(world)).toEqual(['Air Shop', 'Books', 'airport', 'Quiet']);
    expect(world.scope.getState(monitors.$isLoading)).toBe(false);
    expect(world.requests.at(-1)).toMatchObject({ method: 'GET', path: '/v1/monitors', group: 'monitors' });
  });

  it('says that it loads until the monitors are there', () => {
    const { scope } = createWorld();
    expect(scope.getState(monitors.$isLoading)).toBe(true);
  });

  it.each<FakeAnswer>([{ status: 500 }, { status: 203 }, { kind: 'network' }, { status: 200, body: {} }])(
    'logs the user out when the monitors cannot be loaded (%j)',
    async (answer) => {
      const world = await open('', { answer });
      expect(world.left).toEqual(['https://home.example/']);
      expect(world.storage.has('token')).toBe(false);
    },
  );

  it.each<[string, string[]]>([
    ['alternative', ['Books', 'airport']],
    ['sneaker', ['Air Shop']],
    ['not-setup', ['Books', 'Quiet']],
    ['blocked', ['Books']],
    ['offline', ['airport']],
  ])('filters by %s', async (name, names) => {
    const world = await open(`?filter=${name}`, { developer: true });
    expect(shown(world)).toEqual(names);
  });

  it('offers Blocked and Offline to developers only, and shows everybody else all monitors', async () => {
    const world = await open('?filter=blocked');
    expect(world.scope.getState(monitors.$filters)).toEqual(['all', 'alternative', 'sneaker', 'not-setup']);
    expect(world.scope.getState(monitors.$filter)).toBe('all');
    expect(shown(world)).toHaveLength(4);
  });

  it('searches the names without regard to case', async () => {
    const world = await open('?search=AIR');
    expect(shown(world)).toEqual(['Air Shop', 'airport']);
  });

  it('finds a monitor by several words of its name in any order', async () => {
    const world = await open('?search=shop+AIR');
    expect(shown(world)).toEqual(['Air Shop']);
  });

  it('shows the columns Type and Status only where a shown monitor has such a value', async () => {
    const world = await open();
    expect(world.scope.getState(monitors.$columns)).toEqual({ type: true, status: true });
    await handIn(world, '?search=books');
    expect(world.scope.getState(monitors.$columns)).toEqual({ type: false, status: true });
    await handIn(world, '?search=quiet');
    expect(world.scope.getState(monitors.$columns)).toEqual({ type: false, status: false });
  });

  it('keeps the last list on a second visit until the new one is there', async () => {
    const world = await open();
    await allSettled(monitors.page.closed, { scope: world.scope });
    expect(shown(world)).toHaveLength(4);
    await allSettled(monitors.page.opened, { scope: world.scope, params: { query: '' } });
    expect(world.requests.filter(({ call }) => call === 'monitors.getMonitors')).toHaveLength(2);
  });
});

describe('filter and search', () => {
  it('are given up together, in one step', async () => {
    const world = await open('?filter=alternative&search=b&tab=2');
    await allSettled(monitors.cleared, { scope: world.scope });
    expect(world.navigations.at(-1)).toEqual({ to: '/monitors?tab=2', replace: false });
    expect(shown(world)).toHaveLength(4);
  });

  it('stand in the query string: a filter as a step that Back undoes, a search without', async () => {
    const world = await open('?ref=mail');
    await filter(world, 'sneaker');
    await handIn(world, '?filter=sneaker&ref=mail');
    await search(world, 'air');
    await handIn(world, '?filter=sneaker&search=air&ref=mail');
    await filter(world, 'all');
    expect(world.navigations).toEqual([
      { to: '/monitors?filter=sneaker&ref=mail', replace: false },
      { to: '/monitors?filter=sneaker&search=air&ref=mail', replace: true, from: '/monitors' },
      { to: '/monitors?search=air&ref=mail', replace: false },
    ]);
    expect(world.scope.getState(monitors.$query)).toBe('?search=air&ref=mail');
  });

  it('go nowhere when nothing changes', async () => {
    const world = await open('?filter=sneaker');
    await filter(world, 'sneaker');
    expect(world.navigations).toEqual([]);
  });

  it('follow back and forward', async () => {
    const world = await open();
    await filter(world, 'sneaker');
    await handIn(world, '?filter=sneaker');
    await handIn(world, '');
    expect(world.scope.getState(monitors.$filter)).toBe('all');
    await handIn(world, '?filter=sneaker');
    expect(shown(world)).toEqual(['Air Shop']);
  });

  it('are not set back by an address that is older than the last key', async () => {
    const world = await open();
    await search(world, 'b');
    await search(world, 'bo');
    await handIn(world, '?search=b');
    expect(world.scope.getState(monitors.$search)).toBe('bo');
    await search(world, 'boo');
    await handIn(world, '?search=boo');
    expect(world.scope.getState(monitors.$search)).toBe('boo');
  });

  it('follow a link to what was typed and taken back before', async () => {
    const world = await open();
    await search(world, 'b');
    await search(world, '');
    await handIn(world, '?search=b');
    expect(world.scope.getState(monitors.$search)).toBe('b');
  });
});

describe('the Developer Settings panel', () => {
  it('is closed at first, and remembered as it was left', async () => {
    const world = await open();
    expect(world.scope.getState(monitors.$isPanelOpen)).toBe(false);
    await allSettled(monitors.panelToggled, { scope: world.scope, params: true });
    expect(world.storage.get('dropdeck:developer-panel')).toBe('open');
    const next = await open('', { storage: Object.fromEntries(world.storage) });
    await vi.waitFor(() => expect(next.scope.getState(monitors.$isPanelOpen)).toBe(true));
    await allSettled(monitors.panelToggled, { scope: next.scope, params: false });
    expect(next.storage.has('dropdeck:developer-panel')).toBe(false);
  });
});
