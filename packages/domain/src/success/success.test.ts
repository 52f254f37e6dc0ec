import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session, resolveRoute } from '../session';
import { onlineChanged } from '../shared/browser';
import { createWorld, stranger, type FakeAnswer } from '../testing';
import * as success from './index';

const INFO = 'GET /v1/customer/info';
const paid = { ...stranger, paid: true };

/** Opens /success for a stranger; `answer` says what the info is from the first check on. */
async function wait(answer: (asked: number) => FakeAnswer) {
  const world = createWorld({
    storage: { token: 'tok' },
    server: { [INFO]: { status: 200, body: stranger }, 'POST /v1/logout': { status: 200 } },
  });
  void world.start('/success');
  await vi.advanceTimersByTimeAsync(0);
  let asked = 0;
  world.server[INFO] = () => answer((asked += 1));
  const { scope } = world;
  void allSettled(success.page.opened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  return { world, scope, asked: () => asked, longer: () => scope.getState(success.$isTakingLonger) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for the payment', () => {
  it('checks at once, and goes to the settings when the payment is there', async () => {
    const { world, scope, asked } = await wait(() => ({ status: 200, body: paid }));
    expect(asked()).toBe(1);
    expect(world.navigations).toEqual([{ to: '/settings', replace: true }]);
    expect(resolveRoute(scope.getState($session), '/settings')).toEqual({
      show: 'onboarding',
      step: 'start',
    });
  });

  it('asks again every 1.5 seconds', async () => {
    const { world, asked } = await wait((count) => ({ status: 200, body: count < 3 ? stranger : paid }));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
    expect(world.navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(world.navigations).toEqual([{ to: '/settings', replace: true }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toBe(3);
  });

  it('says after more than two retries that it takes longer', async () => {
    const { longer } = await wait(() => ({ status: 200, body: stranger }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(longer()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(longer()).toBe(true);
  });

  it('gives up after five retries and says that there is a problem', async () => {
    const { world, asked } = await wait(() => ({ status: 200, body: stranger }));
    await vi.advanceTimersByTimeAsync(7_499);
    expect(world.navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(6);
    expect(world.navigations).toEqual([{ to: '/payment-error', replace: true }]);
  });

  it('stops when it is left', async () => {
    const { world, scope, asked } = await wait(() => ({ status: 200, body: stranger }));
    void allSettled(success.page.closed, { scope });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked()).toBe(1);
    expect(world.navigations).toEqual([]);
  });

  it('begins its count anew when it is opened again', async () => {
    const { scope, longer } = await wait(() => ({ status: 200, body: stranger }));
    await vi.advanceTimersByTimeAsync(4_500);
    expect(longer()).toBe(true);
    void allSettled(success.page.closed, { scope });
    void allSettled(success.page.opened, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(longer()).toBe(false);
  });

  it('logs out when the check fails', async () => {
    const { world } = await wait(() => ({ status: 500 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(world.left).toEqual(['https://home.example/']);
  });

  it('waits for the connection while the browser is offline, and goes on when it is back', async () => {
    const { world, scope, asked } = await wait((count) => ({
      status: 200,
      body: count < 3 ? stranger : paid,
    }));
    void allSettled(onlineChanged, { scope, params: false });
    world.server[INFO] = { kind: 'network' };
    await vi.advanceTimersByTimeAsync(1_500);
    expect(scope.getState(success.$isOffline)).toBe(true);
    expect(world.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked()).toBe(1);
    world.server[INFO] = { status: 200, body: paid };
    void allSettled(onlineChanged, { scope, params: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState(success.$isOffline)).toBe(false);
    expect(world.navigations).toEqual([{ to: '/settings', replace: true }]);
  });
});

it('Try Again loads the page anew', async () => {
  const world = createWorld();
  await allSettled(success.retryRequested, { scope: world.scope });
  expect(world.reloads).toBe(1);
});
