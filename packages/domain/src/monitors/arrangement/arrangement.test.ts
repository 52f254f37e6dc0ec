import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { list, page, screen } from '../overview';
import { pinned, tagged } from '../arranging';
import { changeTags } from '../arranging/change';
import { $pins, $tags, tagNames } from './index';

const monitors = ['Alpha', 'Beta', 'Gamma'].map((name) => ({
  monitor_uuid: name.toLowerCase(),
  monitor_name: name,
  product_name: 'Sneaker',
}));

async function open(storage: Record<string, string> = {}, query = '') {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/monitors': { status: 200, body: { monitors } },
    },
  });
  const { scope } = env;
  // The page is there before the account is known, as after a reload.
  await allSettled(page.opened, { scope, params: { query } });
  await env.start('/monitors');
  await allSettled(list.queryChanged, { scope, params: query });
  return Object.assign(env, {
    names: () => scope.getState(screen.view.monitors).map(({ name }) => name),
    tag: (uuids: readonly string[], added: readonly string[], removed: readonly string[] = []) =>
      allSettled(tagged, { scope, params: { uuids, added, removed } }),
  });
}

describe('pins', () => {
  it('put monitors first, at the next visit as well', async () => {
    const env = await open();
    expect(env.names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    await allSettled(pinned, { scope: env.scope, params: { uuids: ['gamma', 'beta'], isPinned: true } });
    expect(env.names()).toEqual(['Beta', 'Gamma', 'Alpha']);
    const next = await open(Object.fromEntries(env.storage));
    expect(next.names()).toEqual(['Beta', 'Gamma', 'Alpha']);
    await allSettled(pinned, { scope: next.scope, params: { uuids: ['beta', 'gamma'], isPinned: false } });
    expect(next.names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect([...next.storage.keys()].filter((key) => key.startsWith('dropdeck:pins'))).toEqual([]);
  });

  it('are there once for a monitor', async () => {
    const { scope } = await open();
    await allSettled(pinned, { scope, params: { uuids: ['alpha'], isPinned: true } });
    await allSettled(pinned, { scope, params: { uuids: ['beta', 'alpha'], isPinned: true } });
    expect([...scope.getState($pins)]).toEqual(['beta', 'alpha']);
  });
});

describe('tags', () => {
  it('are a filter of the list while a monitor has them, and stay for the next visit', async () => {
    const env = await open();
    await env.tag(['alpha', 'gamma'], ['EU']);
    const next = await open(Object.fromEntries(env.storage));
    expect(next.scope.getState(screen.view.filters)).toContain('tag.EU');
    await allSettled(list.filterChanged, { scope: next.scope, params: 'tag.EU' });
    expect(next.names()).toEqual(['Alpha', 'Gamma']);
    await next.tag(['alpha', 'gamma'], [], ['EU']);
    expect(next.scope.getState($tags)).toEqual({});
    expect(next.scope.getState(screen.view.filters)).not.toContain('tag.EU');
    expect(next.names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect([...next.storage.keys()].filter((key) => key.startsWith('dropdeck:tags'))).toEqual([]);
  });

  it('find their monitors in the search', async () => {
    const env = await open();
    await env.tag(['beta'], ['Night shift']);
    await allSettled(list.searchChanged, { scope: env.scope, params: 'shift bet' });
    expect(env.names()).toEqual(['Beta']);
  });

  it('of a view with which the list opens filter from the start', async () => {
    const env = await open();
    await env.tag(['beta'], ['EU']);
    await allSettled(list.queryChanged, { scope: env.scope, params: '?filter=tag.EU&group=tag' });
    await allSettled(list.views.events.onSave, { scope: env.scope, params: 'Europe' });
    await allSettled(list.views.events.onMakeDefault, { scope: env.scope, params: 'europe' });
    const next = await open(Object.fromEntries(env.storage));
    expect(next.names()).toEqual(['Beta']);
    expect(next.scope.getState(list.$layout).group).toBe('tag');
  });

  it('that are nowhere show all monitors', async () => {
    const env = await open({}, '?filter=tag.EU');
    expect(env.names()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  it('keep the letters that they had first, and stand in alphabetical order', () => {
    const one = changeTags({}, { uuids: ['a'], added: [' Zone  2 ', 'EU'], removed: [] });
    expect(one).toEqual({ a: ['EU', 'Zone 2'] });
    const two = changeTags(one, { uuids: ['b', 'a'], added: ['eu', 'ZONE 2', 'b', 'B'], removed: [] });
    expect(two).toEqual({ a: ['b', 'EU', 'Zone 2'], b: ['b', 'EU', 'Zone 2'] });
    expect(tagNames(two)).toEqual(['b', 'EU', 'Zone 2']);
    expect(changeTags(two, { uuids: ['a'], added: [], removed: ['eu', 'B', 'zone 2'] })).toEqual({
      b: two['b'],
    });
  });

  it('are short and few', () => {
    const many = Array.from({ length: 12 }, (_, index) => `tag ${index + 1}`);
    const added = ['', '  ', 'x'.repeat(31), ...many];
    expect(changeTags({}, { uuids: ['a'], added, removed: [] })).toEqual({ a: many.slice(0, 10) });
  });
});
