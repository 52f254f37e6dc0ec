import { located } from '../../kernel/page/location';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { page, screen } from '../overview';
import { selected } from '../selected';
import { $pins } from './index';

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
  await allSettled(located, { scope, params: { path: '/monitors', query } });
  await allSettled(page.opened, { scope });
  await env.start('/monitors');
  return Object.assign(env, {
    names: () => scope.getState(screen.view.monitors).map(({ name }) => name),
  });
}

describe('pins', () => {
  it('put monitors first, at the next visit as well', async () => {
    const env = await open();
    expect(env.names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    await allSettled(selected.events.onPin, {
      scope: env.scope,
      params: { uuids: ['gamma', 'beta'], isPinned: true },
    });
    expect(env.names()).toEqual(['Beta', 'Gamma', 'Alpha']);
    const next = await open(Object.fromEntries(env.storage));
    expect(next.names()).toEqual(['Beta', 'Gamma', 'Alpha']);
    await allSettled(selected.events.onPin, {
      scope: next.scope,
      params: { uuids: ['beta', 'gamma'], isPinned: false },
    });
    expect(next.names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect([...next.storage.keys()].filter((key) => key.startsWith('dropdeck:pins'))).toEqual([]);
  });

  it('are there once for a monitor', async () => {
    const { scope } = await open();
    await allSettled(selected.events.onPin, { scope, params: { uuids: ['alpha'], isPinned: true } });
    await allSettled(selected.events.onPin, { scope, params: { uuids: ['beta', 'alpha'], isPinned: true } });
    expect([...scope.getState($pins)]).toEqual(['beta', 'alpha']);
  });
});
