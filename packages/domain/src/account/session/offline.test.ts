import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as access from '../access';
import * as commands from '../../commands';
import { OFFLINE_RETRY_MS } from '../../kernel/http';
import { allSettled } from 'effector';
import { onlineChanged } from '../../kernel/ports';
import { createTestEnv, customer, type FakeAnswer, type TestEnv } from '../../kernel/testing';
import { act, flush } from '../../kernel/testing/acts';
import * as overview from '../../monitors/overview';
import { $toast } from '../../kernel/toasts';
import { $pageState } from '../../commands/servers';
import { $session } from './state';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const INFO = 'GET /v1/customer/info';

describe('the customer info', () => {
  it.each(['the browser is online', 'some time has passed'])(
    'stays without a connection while the browser is offline, and loads when %s',
    async (event) => {
      const env = createTestEnv({ storage: { token: 'tok' }, server: { [INFO]: { kind: 'network' } } });
      void env.start('/settings', false);
      await flush();
      expect(env.scope.getState($session)).toEqual({ phase: 'offline' });
      env.server[INFO] = { status: 200, body: customer };
      if (event === 'the browser is online') {
        void allSettled(onlineChanged, { scope: env.scope, params: true });
        await flush();
      } else await vi.advanceTimersByTimeAsync(OFFLINE_RETRY_MS);
      expect(env.scope.getState($session)).toMatchObject({ phase: 'ready' });
      expect(env.left).toEqual([]);
    },
  );
});

const loads: readonly (readonly [
  string,
  call: string,
  answer: object,
  open: (env: TestEnv) => Promise<void>,
])[] = [
  ['monitors', 'GET /v1/monitors', { monitors: [] }, (env) => act(env, overview.page.opened)],
  [
    'users',
    'GET /v1/user/info/bot/users',
    { data: { bots: [{ users: [] }] } },
    (env) => act(env, access.page.opened, undefined),
  ],
  [
    'servers',
    'GET /v1/user/info/bot/guilds',
    { bots: [{ guilds: [] }] },
    (env) => act(env, commands.page.opened, { origin: 'https://dash.example' }),
  ],
];

describe.each(loads)('%s, whose failed load logs out', (_, call, body, open) => {
  async function start(answer: FakeAnswer, isOnline: boolean) {
    const env = createTestEnv({
      storage: { token: 'tok' },
      server: {
        [INFO]: { status: 200, body: customer },
        'GET /v1/user/oauth/check': { status: 200, body: {} },
        'POST /v1/logout': { status: 200 },
        [call]: answer,
      },
    });
    void env.start('/settings');
    await flush();
    await act(env, onlineChanged, isOnline);
    await open(env);
    return {
      env,
      count: () => env.requests.filter(({ method, path }) => `${method} ${path}` === call).length,
    };
  }

  it('load again when the browser is online, without a logout', async () => {
    const { env, count } = await start({ kind: 'network' }, false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(count()).toBe(1);
    env.server[call] = { status: 200, body };
    await act(env, onlineChanged, true);
    expect(count()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count()).toBe(2);
    expect(env.left).toEqual([]);
    expect(env.storage.get('token')).toBe('tok');
  });

  it('load again after a while if the browser stays offline', async () => {
    const { env, count } = await start({ kind: 'network' }, false);
    await vi.advanceTimersByTimeAsync(OFFLINE_RETRY_MS);
    expect(count()).toBe(2);
    // No message says that the person is signed out.
    expect(env.scope.getState($toast)).toBeNull();
    expect(env.scope.getState($pageState)).toBe('loading');
    expect(env.left).toEqual([]);
  });

  it.each([
    ['without a connection while the browser is online', { kind: 'network' }, true],
    ['with an answer that is a failure while it says that it is offline', { status: 500 }, false],
  ] as const)('log out %s', async (__, answer, isOnline) => {
    const { env } = await start(answer, isOnline);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(env.left).toHaveLength(1);
  });
});
