import { allSettled, createEvent } from 'effector';
import { expect, it } from 'vitest';
// Finds the account.
import '../../account/session';
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

async function visit(appId: string, storage: ReadonlyMap<string, string> = new Map()): Promise<TestEnv> {
  const body = { ...customer, bot_data: { ...customer.bot_data, app_id: appId } };
  const env = createTestEnv({
    storage: { ...Object.fromEntries(storage), token: appId },
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

it('what was stored without an account goes to the first account that reads it', async () => {
  const first = await visit('1', new Map([['dropdeck:test', 'old']]));
  expect(valueOf(first)).toBe('old');
  const second = await visit('2', first.storage);
  expect(valueOf(second)).toBe('nothing');
  expect(valueOf(await visit('1', second.storage))).toBe('old');
});
