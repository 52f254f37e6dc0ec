import { allSettled, createEvent } from 'effector';
import { expect, it } from 'vitest';
import { infoPatched } from '../../account/session';
import { createTestEnv, customer, type TestEnv } from '../testing';
import { storageChanged } from '../ports';
import { createStored } from './stored';

const opened = createEvent();
const stored = createStored({
  key: 'dropdeck:test',
  initial: 'nothing',
  clock: opened,
  read: (text) => text ?? 'nothing',
  write: (value) => (value === 'nothing' ? null : value),
});

async function visit(
  appId: string | null,
  storage: ReadonlyMap<string, string> = new Map(),
): Promise<TestEnv> {
  const body = { ...customer, bot_data: { ...customer.bot_data, app_id: appId ?? 'N/A' } };
  const env = createTestEnv({
    storage: { ...Object.fromEntries(storage), token: `${appId}` },
    server: { 'GET /v1/customer/info': { status: 200, body } },
  });
  // Opened before the account is known.
  await allSettled(opened, { scope: env.scope });
  await env.start();
  return env;
}
const valueOf = ({ scope }: TestEnv): string => scope.getState(stored.$value);

it('what an account has stored is its own in this browser', async () => {
  const first = await visit('1');
  await allSettled(stored.changed, { scope: first.scope, params: 'chosen' });
  const second = await visit('2', first.storage);
  expect(valueOf(second)).toBe('nothing');
  await allSettled(stored.changed, { scope: second.scope, params: 'other' });
  const back = await visit('1', second.storage);
  expect(valueOf(back)).toBe('chosen');
  await allSettled(storageChanged, {
    scope: back.scope,
    params: { key: 'dropdeck:test:2', value: 'theirs' },
  });
  expect(valueOf(back)).toBe('chosen');
  await allSettled(storageChanged, { scope: back.scope, params: { key: 'dropdeck:test:1', value: 'mine' } });
  expect(valueOf(back)).toBe('mine');
});

it('what was stored under a name is taken over by its bot, and follows a new name', async () => {
  const name = 'Sole Society';
  // Of a page that is not open, and what belongs to the browser.
  const others = ['dropdeck:list:monitors:Sole Society', 'dropdeck:preferences'];
  const early = await visit(null, new Map(others.map((key) => [key, '{}'])));
  await allSettled(stored.changed, { scope: early.scope, params: 'chosen' });
  await allSettled(infoPatched, {
    scope: early.scope,
    params: (info) => ({ ...info, customer_data: { ...customer.customer_data, name: 'Renamed' } }),
  });
  expect(valueOf(early)).toBe('chosen');
  expect([...early.storage.keys()].toSorted()).toEqual([
    'dropdeck:list:monitors:Renamed',
    'dropdeck:preferences',
    'dropdeck:test:Renamed',
    'token',
  ]);

  const ready = await visit('1', new Map([[`dropdeck:test:${name}`, 'chosen']]));
  expect(valueOf(ready)).toBe('chosen');
  expect(ready.storage.get('dropdeck:test:1')).toBe('chosen');
  expect(ready.storage.has(`dropdeck:test:${name}`)).toBe(false);
});

it('what was stored without an account goes to the first account that reads it', async () => {
  const first = await visit('1', new Map([['dropdeck:test', 'old']]));
  expect(valueOf(first)).toBe('old');
  const second = await visit('2', first.storage);
  expect(valueOf(second)).toBe('nothing');
  expect(valueOf(await visit('1', second.storage))).toBe('old');
});
