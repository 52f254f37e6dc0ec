import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { page, screen } from '../overview';
import { $pins, pinned } from './index';

const monitors = ['Alpha', 'Beta', 'Gamma'].map((name) => ({
  monitor_uuid: name.toLowerCase(),
  monitor_name: name,
  product_name: 'Sneaker',
}));

async function open(storage: Record<string, string> = {}) {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/monitors': { status: 200, body: { monitors } },
    },
  });
  await env.start('/monitors');
  await allSettled(page.opened, { scope: env.scope, params: { query: '' } });
  return env;
}

it('pinned monitors come first, at the next visit as well', async () => {
  const env = await open();
  const names = ({ scope }: typeof env): string[] =>
    scope.getState(screen.view.monitors).map(({ name }) => name);
  expect(names(env)).toEqual(['Alpha', 'Beta', 'Gamma']);
  await allSettled(pinned, { scope: env.scope, params: { uuids: ['gamma', 'beta'], isPinned: true } });
  expect(names(env)).toEqual(['Beta', 'Gamma', 'Alpha']);
  const next = await open(Object.fromEntries(env.storage));
  expect(names(next)).toEqual(['Beta', 'Gamma', 'Alpha']);
  await allSettled(pinned, { scope: next.scope, params: { uuids: ['beta', 'gamma'], isPinned: false } });
  expect(names(next)).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect([...next.storage.keys()].filter((key) => key.startsWith('dropdeck:pins'))).toEqual([]);
});

it('a monitor is pinned once', async () => {
  const { scope } = await open();
  await allSettled(pinned, { scope, params: { uuids: ['alpha'], isPinned: true } });
  await allSettled(pinned, { scope, params: { uuids: ['beta', 'alpha'], isPinned: true } });
  expect([...scope.getState($pins)]).toEqual(['beta', 'alpha']);
});
