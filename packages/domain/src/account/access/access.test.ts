import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestEnv, customer, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import * as access from './index';
import * as accessInvite from './index';
import * as accessRemove from './remove';
import * as accessUsers from './users';

const USERS = 'GET /v1/user/info/bot/users';
const INVITE = 'POST /v1/create/bot/invite';
const REMOVE = 'POST /v1/remove/bot/user';

const owner = { discord_id: '1', name: 'Mara', icon: null, permission: 1 };
const admin = { discord_id: '2', name: 'Tomasz', icon: 'https://img.example/t.png', permission: 2 };
const other = { discord_id: '3', name: 'Ines', permission: 7 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = () => vi.advanceTimersByTimeAsync(0);
const deferred = () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { promise, answer: (response: FakeAnswer) => answer(response) };
};
const listed = (users: readonly unknown[]): FakeAnswer => ({
  status: 200,
  body: { data: { bots: [{ users }] } },
});

async function open(server: FakeServer = {}, info: object = customer) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: info },
      'POST /v1/logout': { status: 200 },
      [USERS]: listed([owner, admin, other]),
      [INVITE]: { status: 200, body: { data: { link: 'https://dash.example/?key=k&type=invite' } } },
      [REMOVE]: { status: 200 },
      ...server,
    },
  });
  void env.start('/dashboard-access');
  await flush();
  void allSettled(access.page.opened, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const invite = ({ scope }: TestEnv) => scope.getState(accessInvite.$invite);
const removal = ({ scope }: TestEnv) => scope.getState(accessRemove.$removal);
const toast = ({ scope }: TestEnv) => scope.getState($toast)?.text;
const loads = ({ requests }: TestEnv) => requests.filter(({ call }) => call === 'access.getBotUsers').length;
async function run({ scope }: TestEnv, unit: typeof accessInvite.inviteOpened) {
  void allSettled(unit, { scope });
  await flush();
}
async function remove(env: TestEnv, id: string) {
  void allSettled(accessRemove.removeRequested, { scope: env.scope, params: id });
  await run(env, accessRemove.removeConfirmed);
}

describe('dashboard users', () => {
  it('maps permission 1 to Owner, 2 to Admin and any other to N/A', async () => {
    const env = await open();
    const users = env.scope.getState(accessUsers.$users);
    expect(users.map(accessUsers.roleOf)).toEqual(['Owner', 'Admin', 'N/A']);
    expect(accessUsers.roleOf({ discord_id: '4', name: '', permission: '2' })).toBe('Admin');
    expect(accessUsers.roleOf({ discord_id: '5', name: '', permission: null })).toBe('N/A');
  });

  it.each([[{ bots: [] }], [{ bots: [{ users: null }] }], [{ bots: [null] }], [null]])(
    'shows an empty list without a bot or a list (%j)',
    async (data) => {
      const env = await open({ [USERS]: { status: 200, body: { data } } });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(env.left).toEqual([]);
      expect(env.scope.getState(accessUsers.$users)).toEqual([]);
      expect(env.scope.getState(accessUsers.$status)).toBe('ready');
    },
  );

  it('skips an unreadable user, and removes the others by the id as received', async () => {
    const malformed = { discord_id: 4, name: null, permission: '2' };
    const env = await open({ [USERS]: listed([owner, 'nobody', malformed]) });
    expect(env.scope.getState(accessUsers.$users)).toMatchObject([owner, { discord_id: '4', name: '' }]);
    expect(env.scope.getState(accessUsers.$unreadable)).toMatchObject([
      { index: 1, id: null, raw: 'nobody' },
    ]);
    void allSettled(accessRemove.removeRequested, { scope: env.scope, params: '4' });
    await run(env, accessRemove.removeConfirmed);
    expect(env.bodiesOf('access.removeBotUser')).toMatchObject([{ user_id: 4 }]);
  });

  it.each<FakeAnswer>([{ status: 500 }, { kind: 'network' }, { status: 200, body: { data: 'none' } }])(
    'logs out when the users cannot be loaded (%j)',
    async (answer) => {
      const env = await open({ [USERS]: answer });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(env.left).toEqual(['https://home.example/']);
    },
  );
});

describe('invite dialog', () => {
  it('requests a link for an admin that expires 7 days later when it opens', async () => {
    const env = await open();
    expect(env.bodiesOf('access.createBotInvite')).toEqual([]);
    await run(env, accessInvite.inviteOpened);
    expect(env.bodiesOf('access.createBotInvite')).toEqual([
      { app_id: '1080000000000000001', permission: 2 },
    ]);
    expect(invite(env)).toMatchObject({
      link: 'https://dash.example/?key=k&type=invite',
      expiresAt: env.now + 7 * 24 * 60 * 60 * 1000,
      error: null,
    });
  });

  it('clears the link when it closes, and requests another one when it opens again', async () => {
    const env = await open();
    await run(env, accessInvite.inviteOpened);
    await run(env, accessInvite.inviteClosed);
    expect(invite(env)).toBeNull();
    const second = deferred();
    env.server[INVITE] = () => second.promise;
    await run(env, accessInvite.inviteOpened);
    expect(invite(env)?.link).toBeNull();
    second.answer({ status: 200, body: { data: { link: 'https://dash.example/?key=2' } } });
    await flush();
    expect(invite(env)?.link).toBe('https://dash.example/?key=2');
  });

  it('drops a link that arrives after the dialog has closed', async () => {
    const first = deferred();
    const env = await open({ [INVITE]: () => first.promise });
    await run(env, accessInvite.inviteOpened);
    await run(env, accessInvite.inviteClosed);
    env.server[INVITE] = () => deferred().promise;
    await run(env, accessInvite.inviteOpened);
    first.answer({ status: 200, body: { data: { link: 'https://dash.example/?key=late' } } });
    await flush();
    expect(invite(env)).toMatchObject({ link: null, error: null });
  });

  it.each<[string, FakeAnswer]>([
    ['ERROR: Not enough permission!', { status: 203 }],
    ['An error occurred!', { status: 500 }],
    ['An error occurred!', { kind: 'network' }],
    ['An error occurred!', { status: 200, body: {} }],
  ])('shows "%s" without a link, until a retry', async (text, answer) => {
    const env = await open({ [INVITE]: answer });
    await run(env, accessInvite.inviteOpened);
    expect(invite(env)).toMatchObject({ link: null, error: text });
    env.server[INVITE] = { status: 200, body: { data: { link: 'https://dash.example/?key=k' } } };
    await run(env, accessInvite.inviteRetried);
    expect(invite(env)).toMatchObject({ link: 'https://dash.example/?key=k', error: null });
    expect(env.left).toEqual([]);
  });

  it('requests a link only once per opening', async () => {
    const env = await open();
    await run(env, accessInvite.inviteOpened);
    await run(env, accessInvite.inviteRetried);
    expect(env.bodiesOf('access.createBotInvite')).toHaveLength(1);
  });

  it('only logs a denied clipboard access', async () => {
    const env = await open();
    await run(env, accessInvite.copyFailed);
    expect(env.logs).toEqual(['access.invite: the link could not be copied']);
    expect(toast(env)).toBeUndefined();
  });

  it('closes when the page closes', async () => {
    const env = await open();
    await run(env, accessInvite.inviteOpened);
    await run(env, access.page.closed);
    expect(invite(env)).toBeNull();
  });
});

describe('removing a user', () => {
  it('asks for a confirmation, and sends nothing when it is cancelled', async () => {
    const env = await open();
    void allSettled(accessRemove.removeRequested, { scope: env.scope, params: '2' });
    expect(removal(env)).toMatchObject({ user: { name: 'Tomasz' }, isPending: false, error: null });
    await run(env, accessRemove.removeCancelled);
    expect(removal(env)).toBeNull();
    expect(env.bodiesOf('access.removeBotUser')).toEqual([]);
  });

  it('sends the discord id, and reloads the list', async () => {
    const env = await open();
    env.server[USERS] = listed([owner]);
    await remove(env, '2');
    expect(env.bodiesOf('access.removeBotUser')).toEqual([{ app_id: '1080000000000000001', user_id: '2' }]);
    expect(removal(env)).toBeNull();
    expect(loads(env)).toBe(2);
    expect(env.scope.getState(accessUsers.$users)).toEqual([owner]);
    expect(toast(env)).toBe('The user no longer has access');
  });

  it('is not available for an owner', async () => {
    const env = await open();
    await remove(env, '1');
    expect(removal(env)).toBeNull();
    expect(env.bodiesOf('access.removeBotUser')).toEqual([]);
  });

  it.each<FakeAnswer>([{ status: 203 }, { status: 500 }, { kind: 'network' }])(
    'shows "An error occurred!" in the dialog when it fails, and keeps the list (%j)',
    async (answer) => {
      const env = await open({ [REMOVE]: answer });
      await remove(env, '2');
      expect(removal(env)).toMatchObject({ isPending: false, error: 'An error occurred!' });
      expect(env.scope.getState(accessUsers.$users)).toHaveLength(3);
      expect(loads(env)).toBe(1);
    },
  );

  it('sends one request, and cannot be cancelled while it is pending', async () => {
    const env = await open({ [REMOVE]: () => deferred().promise });
    await remove(env, '2');
    await run(env, accessRemove.removeConfirmed);
    await run(env, accessRemove.removeCancelled);
    expect(env.bodiesOf('access.removeBotUser')).toHaveLength(1);
    expect(removal(env)?.isPending).toBe(true);
  });
});

it('the users of two scopes are independent', async () => {
  const one = await open();
  const two = await open();
  await run(one, accessInvite.inviteOpened);
  expect(invite(one)).not.toBeNull();
  expect(invite(two)).toBeNull();
});
