import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Finds the account.
import '../../account/session';
import { createTestEnv, customer, testConfig } from '../../kernel/testing';
import { $minimumRelease, $notices, $off, configSeen, noticeClosed, started } from './index';
import { NOTICE_TICK_MS } from './operations';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const maintenance = {
  id: 'm1',
  title: 'Maintenance',
  text: 'Monitors pause.',
  until: '2026-11-21T14:00:00Z',
};

async function open(config: object, storage: Record<string, string> = {}) {
  const env = createTestEnv({
    config: { ...testConfig, ...config },
    storage: { token: 'tok', ...storage },
    server: { 'GET /v1/customer/info': { status: 200, body: customer } },
  });
  const fire = async <Params>(event: EventCallable<Params>, params?: Params) => {
    void allSettled(event as EventCallable<unknown>, { scope: env.scope, params });
    await vi.advanceTimersByTimeAsync(0);
  };
  void env.start();
  await vi.advanceTimersByTimeAsync(0);
  await fire(started);
  return { env, fire, ids: () => env.scope.getState($notices).map(({ id }) => id) };
}

describe('notices of the operator', () => {
  it('are shown while they are due', async () => {
    const { env, ids } = await open({
      notices: [maintenance, { id: 'm2', title: 'Later', shownFrom: '2026-11-21T13:00:00Z' }],
    });
    expect(ids()).toEqual(['m1']);
    env.now = Date.parse('2026-11-21T13:30:00Z');
    await vi.advanceTimersByTimeAsync(NOTICE_TICK_MS);
    expect(ids()).toEqual(['m1', 'm2']);
    env.now = Date.parse('2026-11-21T14:00:00Z');
    await vi.advanceTimersByTimeAsync(NOTICE_TICK_MS);
    expect(ids()).toEqual(['m2']);
  });

  it('stay closed after a reload, until one has another id', async () => {
    const { env, fire, ids } = await open({ notices: [maintenance] });
    await fire(noticeClosed, 'm1');
    expect(ids()).toEqual([]);
    const reloaded = await open({ notices: [maintenance] }, Object.fromEntries(env.storage));
    expect(reloaded.ids()).toEqual([]);
    await reloaded.fire(configSeen, { notices: [{ ...maintenance, id: 'm3' }] });
    expect(reloaded.ids()).toEqual(['m3']);
  });

  it('come with a config that is read later, and stay if it cannot be read', async () => {
    const { fire, ids } = await open({});
    await fire(configSeen, { notices: [maintenance] });
    await fire(configSeen, null);
    expect(ids()).toEqual(['m1']);
  });

  it.each([
    ['no list', { notices: 'soon' }],
    ['an item without a title', { notices: [{ id: 'x' }] }],
    ['an unknown feature', { off: ['teleport', 7] }],
    ['a number as release', { minimumRelease: 7 }],
  ])('are none for what cannot be read: %s', async (_, config) => {
    const { env, ids } = await open(config);
    expect(ids()).toEqual([]);
    expect(env.scope.getState($off).size).toBe(0);
    expect(env.scope.getState($minimumRelease)).toBeNull();
  });

  it('switch overlays off, such as the palette', async () => {
    const { env } = await open({ off: ['palette', 'teleport'] });
    expect([...env.scope.getState($off)]).toEqual(['palette']);
  });

  it('do not lose the others with one that cannot be read', async () => {
    const { ids } = await open({ notices: [{ id: 7 }, { ...maintenance, tone: 'purple', from: 'soon' }] });
    expect(ids()).toEqual(['m1']);
  });
});
