import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session, planKey, resolveRoute } from '../session';
import { onlineChanged } from '../../kernel/ports';
import { createTestEnv, unpaidCustomer, type FakeAnswer } from '../../kernel/testing';
import { deferred } from '../../kernel/testing/acts';
import * as success from './index';

const INFO = 'GET /v1/customer/info';
const paid = { ...unpaidCustomer, paid: true };

/** Opens /success for a customer without a profile; `answer` returns the info of each check. */
async function wait(answer: (requested: number) => FakeAnswer) {
  const env = createTestEnv({
    storage: { token: 'tok', [planKey]: '{}' },
    server: { [INFO]: { status: 200, body: unpaidCustomer }, 'POST /v1/logout': { status: 200 } },
  });
  void env.start('/success');
  await vi.advanceTimersByTimeAsync(0);
  let requested = 0;
  env.server[INFO] = () => answer((requested += 1));
  const { scope } = env;
  void allSettled(success.page.opened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  return {
    env,
    scope,
    requested: () => requested,
    longer: () => scope.getState(success.$isTakingLonger),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for the payment', () => {
  it('checks at once, and opens the settings when the payment has arrived', async () => {
    const { env, scope, requested } = await wait(() => ({ status: 200, body: paid }));
    expect(requested()).toBe(1);
    expect(env.navigations).toEqual([{ to: '/settings', replace: true }]);
    // What was selected is paid.
    expect(env.storage.has(planKey)).toBe(false);
    expect(resolveRoute(scope.getState($session), '/settings')).toEqual({
      show: 'onboarding',
      step: 'start',
    });
  });

  it('checks every 1.5 seconds', async () => {
    const { env, requested } = await wait((count) => ({
      status: 200,
      body: count < 3 ? unpaidCustomer : paid,
    }));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(requested()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toBe(2);
    expect(env.navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(env.navigations).toEqual([{ to: '/settings', replace: true }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requested()).toBe(3);
  });

  it('shows after more than two retries that it takes longer', async () => {
    const { longer } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(longer()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(longer()).toBe(true);
  });

  it('opens the error page after five retries', async () => {
    const { env, requested } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    await vi.advanceTimersByTimeAsync(7_499);
    expect(env.navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toBe(6);
    expect(env.navigations).toEqual([{ to: '/payment-error', replace: true }]);
  });

  it('stops when the page closes', async () => {
    const { env, scope, requested } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    void allSettled(success.page.closed, { scope });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requested()).toBe(1);
    expect(env.navigations).toEqual([]);
  });

  it('leaves the session alone while the payment is not confirmed, also when its call is aborted', async () => {
    const { env, scope } = await wait(() => ({ status: 200, body: { ...unpaidCustomer, developer: true } }));
    const before = scope.getState($session);
    const check = deferred();
    env.server[INFO] = () => check.promise;
    await vi.advanceTimersByTimeAsync(1_500);
    void allSettled(success.page.closed, { scope });
    expect(env.aborted).toContain('success');
    check.answer({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(0);
    expect(env.left).toEqual([]);
    expect(scope.getState($session)).toEqual(before);
  });

  it('checks once per visit, however often the page opens', async () => {
    const { scope, requested } = await wait(() => ({ status: 200, body: paid }));
    void allSettled(success.page.opened, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(requested()).toBe(1);
  });

  it('starts over when it opens again before the next check', async () => {
    const { scope, requested } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    await vi.advanceTimersByTimeAsync(1_000);
    void allSettled(success.page.closed, { scope });
    void allSettled(success.page.opened, { scope });
    await vi.advanceTimersByTimeAsync(1_499);
    expect(requested()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toBe(3);
  });

  it('starts counting again when it is opened again', async () => {
    const { scope, longer } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    await vi.advanceTimersByTimeAsync(4_500);
    expect(longer()).toBe(true);
    void allSettled(success.page.closed, { scope });
    void allSettled(success.page.opened, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(longer()).toBe(false);
  });

  it('logs out when the check fails', async () => {
    const { env } = await wait(() => ({ status: 500 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(env.left).toEqual(['https://home.example/']);
  });

  it('logs out when the server answers with a failure though the browser says that it is offline', async () => {
    const { env, scope } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    void allSettled(onlineChanged, { scope, params: false });
    env.server[INFO] = { status: 500 };
    await vi.advanceTimersByTimeAsync(1_600);
    expect(env.left).toEqual(['https://home.example/']);
  });

  it('waits while the browser is offline, and continues when it is back', async () => {
    const { env, scope } = await wait(() => ({ status: 200, body: unpaidCustomer }));
    void allSettled(onlineChanged, { scope, params: false });
    env.server[INFO] = { kind: 'network' };
    await vi.advanceTimersByTimeAsync(1_500);
    expect(scope.getState(success.$isOffline)).toBe(true);
    expect(env.left).toEqual([]);
    const { length: failed } = env.requests;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(env.requests).toHaveLength(failed);
    // What the browser says may be wrong.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(env.requests).toHaveLength(failed + 1);
    void allSettled(success.screen.events.onRetry, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(env.requests).toHaveLength(failed + 2);
    expect(scope.getState(success.$isOffline)).toBe(true);
    env.server[INFO] = { status: 200, body: paid };
    void allSettled(onlineChanged, { scope, params: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState(success.$isOffline)).toBe(false);
    expect(env.navigations).toEqual([{ to: '/settings', replace: true }]);
  });
});

it('Try Again reloads the page', async () => {
  const env = createTestEnv();
  await allSettled(success.paymentError.events.onTryAgain, { scope: env.scope });
  expect(env.reloads).toBe(1);
});
