import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { storageChanged } from '../../kernel/ports';
import { signInReturned } from '../sign-in';
import { unsavedReported } from '../../kernel/page/unsaved';
import { createTestEnv, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import { customer } from '../../kernel/testing/fixtures';
import {
  $isInviteBotAlertOpen,
  $isLeaving,
  $isLogoutRequested,
  $session,
  $user,
  authorizeUrl,
  sessionRevoked,
  inviteBotAlertClosed,
  inviteBotRequested,
  loginRequired,
  logoutCancelled,
  logoutConfirmed,
  logoutRequested,
} from './index';

const INFO = 'GET /v1/customer/info';
const LOGOUT = 'POST /v1/logout';
const SIGN_IN = 'POST /v1/user/oauth/discord';
const HOME = 'https://home.example/';

const signedIn = (server: FakeServer = {}, storage: Record<string, string> = {}) =>
  createTestEnv({
    storage: { token: 'tok', name: 'Ada', image: 'https://img.example/a.png', ...storage },
    server: { [INFO]: { status: 200, body: customer }, [LOGOUT]: { status: 200 }, ...server },
  });
const calls = (env: { requests: { call: string }[] }): string[] => env.requests.map(({ call }) => call);

describe('app start', () => {
  it('sends no request without a token', async () => {
    const env = createTestEnv();
    await env.start();
    expect(env.scope.getState($session)).toEqual({ phase: 'signed-out' });
    expect(env.requests).toEqual([]);
  });

  it('redirects a browser without a session to the login address', async () => {
    const env = createTestEnv();
    await env.start();
    await allSettled(loginRequired, { scope: env.scope });
    expect(env.left).toEqual(['https://login.example/']);
  });

  it('loads the customer info with the stored token, and reads name and image', async () => {
    const env = signedIn();
    await env.start();
    expect(env.scope.getState($session)).toEqual({ phase: 'ready', info: customer });
    expect(env.scope.getState($user)).toEqual({ name: 'Ada', image: 'https://img.example/a.png' });
    expect(env.requests).toHaveLength(1);
    expect(env.requests[0]?.headers).toEqual({ Authorization: 'tok' });
  });

  it('never looks signed out in between', async () => {
    const env = signedIn();
    const phases: string[] = [];
    createWatch({ unit: $session, scope: env.scope, fn: ({ phase }) => phases.push(phase) });
    await env.start();
    expect(phases).toEqual(['starting', 'loading', 'ready']);
  });

  it.each<[string, FakeAnswer]>([
    ['is refused', { status: 401 }],
    ['fails at the server', { status: 500 }],
    ['is not answered', { kind: 'network' }],
    ['is answered with something else', { status: 200, body: { unexpected: true } }],
  ])('logs out when the customer info %s', async (_, answer) => {
    const env = signedIn({ [INFO]: answer });
    await env.start();
    expect(env.left).toEqual([HOME]);
    expect([...env.storage.keys()]).toEqual([]);
  });

  it('loads although the browser says that it is offline, since that may be wrong', async () => {
    const env = signedIn();
    await env.start('/settings', false);
    expect(env.scope.getState($session)).toMatchObject({ phase: 'ready' });
  });

  it('ends the session if the server refuses it while the browser says that it is offline', async () => {
    const env = signedIn();
    env.server[INFO] = { status: 500 };
    await env.start('/settings', false);
    expect(env.left).toHaveLength(1);
  });
});

describe('sign-in return page', () => {
  const answer = (data: object, error: unknown = false): FakeAnswer => ({
    status: 200,
    body: { error, data },
  });
  const user = { JWT: 'new', type: 'login', name: 'Grace', image: 'https://img.example/g.png' };

  async function comeBack(
    options: { answer?: FakeAnswer; storage?: Record<string, string>; code?: string | null } = {},
  ) {
    const env = createTestEnv({
      storage: options.storage ?? {},
      server: { [SIGN_IN]: options.answer ?? answer(user), [INFO]: { status: 200, body: customer } },
    });
    await env.start('/callback');
    const params = { code: options.code === undefined ? 'c0de' : options.code, state: '42' };
    await allSettled(signInReturned, { scope: env.scope, params });
    return env;
  }

  it('posts code and state as a form, stores token, name and image, and opens the settings', async () => {
    const env = await comeBack();
    expect(env.requests[0]).toMatchObject({ call: 'session.signIn', body: 'code=c0de&app_id=42' });
    expect(env.requests[0]?.headers['Authorization']).toBeUndefined();
    expect(Object.fromEntries(env.storage)).toEqual({
      token: 'new',
      name: 'Grace',
      image: 'https://img.example/g.png',
    });
    expect(env.navigations).toEqual([{ to: '/settings', replace: true }]);
    expect(env.requests[1]).toMatchObject({
      call: 'session.getCustomerInfo',
      headers: { Authorization: 'new' },
    });
    expect(env.scope.getState($session)).toMatchObject({ phase: 'ready' });
  });

  it('opens the commands after a sign-in for commands, and keeps name and image', async () => {
    const env = await comeBack({
      answer: answer({ JWT: 'new', type: 'commands', name: 'Other', image: 'other' }),
      storage: { token: 'old', name: 'Ada', image: 'a', 'dropdeck:oauth-state': '42' },
    });
    expect(env.requests[0]?.headers['Authorization']).toBe('old');
    expect(Object.fromEntries(env.storage)).toEqual({ token: 'new', name: 'Ada', image: 'a' });
    expect(env.navigations).toEqual([{ to: '/commands', replace: true }]);
  });

  it.each<[string, Parameters<typeof comeBack>[0]]>([
    ['the server says that it failed', { answer: answer(user, true) }],
    ['the answer holds no token', { answer: answer({ type: 'login' }) }],
    ['the server refuses', { answer: { status: 401 } }],
    ['nothing answers', { answer: { kind: 'network' } }],
    ['there is no code', { code: null }],
    [
      'somebody is signed in and the state is not the one that was asked for',
      { storage: { token: 'old', 'dropdeck:oauth-state': '41' } },
    ],
  ])('redirects to the dashboard home when %s', async (_, options) => {
    const env = await comeBack(options);
    expect(env.left).toEqual([HOME]);
    expect(env.storage.get('token') ?? null).toBe(options?.storage?.['token'] ?? null);
    expect(env.navigations).toEqual([]);
  });

  it('uses a code once, however often the page opens', async () => {
    const env = await comeBack();
    const params = { code: 'c0de', state: '42' };
    await allSettled(signInReturned, { scope: env.scope, params });
    expect(calls(env).filter((call) => call === 'session.signIn')).toHaveLength(1);
  });
});

describe('logout', () => {
  it.each<[string, FakeAnswer]>([
    ['agrees', { status: 200 }],
    ['fails', { status: 500 }],
    ['does not answer', { kind: 'network' }],
  ])('notifies the server, clears the storage and redirects home when the server %s', async (_, answer) => {
    const browser = { 'dropdeck:preferences': 'dark', 'dropdeck:brand': '{}' };
    const env = signedIn({ [LOGOUT]: answer }, { ...browser, 'dropdeck:servers:Ada': '[]' });
    await env.start();
    await allSettled(logoutRequested, { scope: env.scope });
    expect(env.requests.at(-1)).toMatchObject({
      call: 'session.logout',
      headers: { Authorization: 'tok' },
    });
    expect(Object.fromEntries(env.storage)).toEqual(browser);
    expect(env.left).toEqual([HOME]);
  });

  it('leaves a sign-in that another tab made meanwhile', async () => {
    const env = signedIn({
      [LOGOUT]: () => {
        env.storage.set('token', 'of the new session');
        return { status: 200 };
      },
    });
    await env.start();
    await allSettled(logoutRequested, { scope: env.scope });
    expect(env.storage.get('token')).toBe('of the new session');
  });

  it('keeps the page rendered until the browser has left', async () => {
    const env = signedIn();
    await env.start();
    await allSettled(logoutRequested, { scope: env.scope });
    expect(env.scope.getState($session)).toMatchObject({ phase: 'ready' });
    expect(env.scope.getState($isLeaving)).toBe(true);
  });

  it('asks for a confirmation with unsaved changes', async () => {
    const env = signedIn();
    await env.start();
    await allSettled(unsavedReported, { scope: env.scope, params: { name: 'test', isOn: true } });
    await allSettled(logoutRequested, { scope: env.scope });
    expect(env.scope.getState($isLogoutRequested)).toBe(true);
    expect(env.left).toEqual([]);
    await allSettled(logoutCancelled, { scope: env.scope });
    expect(env.scope.getState($isLogoutRequested)).toBe(false);
    await allSettled(logoutRequested, { scope: env.scope });
    await allSettled(logoutConfirmed, { scope: env.scope });
    expect(env.left).toEqual([HOME]);
  });

  it('happens once, whatever else fails meanwhile', async () => {
    const env = signedIn();
    await env.start();
    await Promise.all([
      allSettled(logoutRequested, { scope: env.scope }),
      allSettled(sessionRevoked, { scope: env.scope, params: { withMessage: false } }),
    ]);
    expect(calls(env).filter((call) => call === 'session.logout')).toHaveLength(1);
    expect(env.left).toEqual([HOME]);
  });

  it('shows a message long enough to be read', async () => {
    vi.useFakeTimers();
    const env = signedIn();
    await env.start();
    const done = allSettled(sessionRevoked, { scope: env.scope, params: { withMessage: true } });
    await vi.advanceTimersByTimeAsync(1_499);
    expect(env.storage.has('token')).toBe(false);
    expect(env.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(env.left).toEqual([HOME]);
    vi.useRealTimers();
  });

  it('follows a logout in another tab without notifying the server again', async () => {
    const env = signedIn();
    await env.start();
    await allSettled(storageChanged, { scope: env.scope, params: { key: 'token', value: null } });
    expect(env.left).toEqual([HOME]);
    expect(calls(env)).not.toContain('session.logout');
  });

  it('reloads when another tab signs in as another customer', async () => {
    const env = signedIn();
    await env.start();
    await allSettled(storageChanged, { scope: env.scope, params: { key: 'token', value: 'other' } });
    expect(env.reloads).toBe(1);
    expect(env.left).toEqual([]);
  });

  it('ignores other storage entries of another tab', async () => {
    const env = signedIn();
    await env.start();
    await allSettled(storageChanged, {
      scope: env.scope,
      params: { key: 'dropdeck:preferences', value: null },
    });
    expect(env.left).toEqual([]);
  });
});

describe('chat platform', () => {
  it('is asked for servers and the permission to change commands, and returns with the app id', () => {
    expect(authorizeUrl('https://discord.com/', '42', 'https://dash.example')).toBe(
      'https://discord.com/oauth2/authorize?client_id=42&response_type=code&redirect_uri=https%3A%2F%2Fdash.example%2Fcallback&scope=identify%20guilds%20applications.commands.permissions.update&state=42',
    );
  });

  it('opens the page that invites the bot as administrator in a new tab', async () => {
    const env = signedIn();
    await env.start();
    await allSettled(inviteBotRequested, { scope: env.scope });
    expect(env.tabs).toEqual([
      'https://chat.example/oauth2/authorize?client_id=1080000000000000001&permissions=8&scope=bot%20applications.commands',
    ]);
    expect(env.scope.getState($isInviteBotAlertOpen)).toBe(false);
  });

  it.each([undefined, null, '', 'N/A'])(
    'shows an alert about a missing bot for the app id %j',
    async (app_id) => {
      const info = { ...customer, bot_data: { ...customer.bot_data, app_id } };
      const env = signedIn({ [INFO]: { status: 200, body: info } });
      await env.start();
      await allSettled(inviteBotRequested, { scope: env.scope });
      expect(env.tabs).toEqual([]);
      expect(env.scope.getState($isInviteBotAlertOpen)).toBe(true);
      await allSettled(inviteBotAlertClosed, { scope: env.scope });
      expect(env.scope.getState($isInviteBotAlertOpen)).toBe(false);
    },
  );
});
