import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $session } from '../session';
import { createTestEnv, customer, unpaidCustomer } from '../../kernel/testing';
import { page, ONBOARDING_POLL_MS } from './index';

const pending = { ...unpaidCustomer, paid: true, has_bot: true, bot_pending: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits on the page for the bot; `finish` lets the server answer that it is set up. */
async function wait() {
  let isReady = false;
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: { 'GET /v1/customer/info': () => ({ status: 200, body: isReady ? customer : pending }) },
  });
  void env.start('/');
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(page.opened, { scope: env.scope });
  return { env, finish: () => (isReady = true) };
}

it('the page that waits for a bot polls at intervals, and stops when the profile exists', async () => {
  const { env, finish } = await wait();
  await vi.advanceTimersByTimeAsync(ONBOARDING_POLL_MS - 1);
  expect(env.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(env.requests).toHaveLength(2);
  finish();
  await vi.advanceTimersByTimeAsync(ONBOARDING_POLL_MS * 4);
  expect(env.requests).toHaveLength(3);
  expect(env.scope.getState($session)).toMatchObject({ phase: 'ready', info: { has_bot: true } });
});

it('the page that waits for a bot stops polling when it is closed', async () => {
  const { env } = await wait();
  void allSettled(page.closed, { scope: env.scope });
  await vi.advanceTimersByTimeAsync(ONBOARDING_POLL_MS * 3);
  expect(env.requests).toHaveLength(1);
});
