import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { createTestEnv, type FakeAnswer } from '../testing';
import { customer } from '../testing/fixtures';
import { $toast } from '../toasts';
import { signInReturned } from '../session';
import { $access, authorizationRequested, page } from './oauth-check';

async function openCommands(check: FakeAnswer, storage: Record<string, string> = {}) {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'POST /v1/logout': { status: 200 },
      'GET /v1/user/oauth/check': check,
    },
  });
  await env.start('/commands');
  void allSettled(page.opened, { scope: env.scope, params: { origin: 'https://dash.example' } });
  await vi.waitFor(() => expect(env.requests.map(({ call }) => call)).toContain('session.checkOAuth'));
  return env;
}

it('stays where the permission stands', async () => {
  const env = await openCommands({ status: 200 });
  expect(env.left).toEqual([]);
});

it('goes to the authorisation page on 206, and remembers the state that it asked with', async () => {
  const env = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(env.left).toHaveLength(1));
  expect(env.left[0]).toBe(
    'https://chat.example/oauth2/authorize?client_id=1080000000000000001&response_type=code&redirect_uri=https%3A%2F%2Fdash.example%2Fcallback&scope=identify%20guilds%20applications.commands.permissions.update&state=1080000000000000001',
  );
  expect(env.storage.get('dropdeck:oauth-state')).toBe('1080000000000000001');
});

it('does not send a tab that comes back by Back to the authorisation page again, and offers it instead', async () => {
  const before = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(before.left).toHaveLength(1));

  const env = await openCommands({ status: 206 }, Object.fromEntries(before.storage));
  await vi.waitFor(() => expect(env.scope.getState($access)).toBe('unauthorized'));
  expect(env.left).toEqual([]);

  await allSettled(authorizationRequested, { scope: env.scope });
  expect(env.left).toEqual(before.left);
});

it('sends the visit after a Back to the authorisation page, as a first one', async () => {
  const before = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(before.left).toHaveLength(1));
  const env = await openCommands({ status: 206 }, Object.fromEntries(before.storage));
  await vi.waitFor(() => expect(env.scope.getState($access)).toBe('unauthorized'));

  await allSettled(page.closed, { scope: env.scope });
  await allSettled(page.opened, { scope: env.scope, params: { origin: 'https://dash.example' } });
  expect(env.left).toHaveLength(1);
});

it('sends a visit after a finished authorisation there again when it is needed again', async () => {
  const before = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(before.left).toHaveLength(1));
  await allSettled(signInReturned, { scope: before.scope, params: { code: 'c', state: 'other' } });
  const env = await openCommands({ status: 206 }, { ...Object.fromEntries(before.storage), token: 'tok' });
  await vi.waitFor(() => expect(env.left).toHaveLength(1));
});

it('says so when the check fails, and logs out', async () => {
  vi.useFakeTimers();
  const env = await openCommands({ status: 500 });
  await vi.waitFor(() => expect(env.scope.getState($toast)?.text).toBe('Authentication failed'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(env.left).toEqual(['https://home.example/']);
  vi.useRealTimers();
});
