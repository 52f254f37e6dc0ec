import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { createTestEnv, type FakeAnswer } from '../kernel/testing';
import { customer } from '../kernel/testing/fixtures';
import { $toast } from '../kernel/toasts';
import { signInReturned } from '../account/sign-in';
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

it('the OAuth check stays on the page when the customer is authorized', async () => {
  const env = await openCommands({ status: 200 });
  expect(env.left).toEqual([]);
});

it('the OAuth check redirects to the authorization page on 206, and stores its state', async () => {
  const env = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(env.left).toHaveLength(1));
  expect(env.left[0]).toBe(
    'https://chat.example/oauth2/authorize?client_id=1080000000000000001&response_type=code&redirect_uri=https%3A%2F%2Fdash.example%2Fcallback&scope=identify%20guilds%20applications.commands.permissions.update&state=1080000000000000001',
  );
  expect(env.storage.get('dropdeck:oauth-state')).toBe('1080000000000000001');
});

it('a tab that comes back with Back is offered the authorization page instead of a redirect', async () => {
  const before = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(before.left).toHaveLength(1));

  const env = await openCommands({ status: 206 }, Object.fromEntries(before.storage));
  await vi.waitFor(() => expect(env.scope.getState($access)).toBe('unauthorized'));
  expect(env.left).toEqual([]);

  await allSettled(authorizationRequested, { scope: env.scope });
  expect(env.left).toEqual(before.left);
});

it('the visit after a Back is redirected to the authorization page again', async () => {
  const before = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(before.left).toHaveLength(1));
  const env = await openCommands({ status: 206 }, Object.fromEntries(before.storage));
  await vi.waitFor(() => expect(env.scope.getState($access)).toBe('unauthorized'));

  await allSettled(page.closed, { scope: env.scope });
  await allSettled(page.opened, { scope: env.scope, params: { origin: 'https://dash.example' } });
  expect(env.left).toHaveLength(1);
});

it('a visit after a finished authorization is redirected again when it is needed', async () => {
  const before = await openCommands({ status: 206 });
  await vi.waitFor(() => expect(before.left).toHaveLength(1));
  await allSettled(signInReturned, { scope: before.scope, params: { code: 'c', state: 'other' } });
  const env = await openCommands({ status: 206 }, { ...Object.fromEntries(before.storage), token: 'tok' });
  await vi.waitFor(() => expect(env.left).toHaveLength(1));
});

it('a failed OAuth check shows a message and logs out', async () => {
  vi.useFakeTimers();
  const env = await openCommands({ status: 500 });
  await vi.waitFor(() => expect(env.scope.getState($toast)?.text).toBe('Authentication failed'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(env.left).toEqual(['https://home.example/']);
  vi.useRealTimers();
});
