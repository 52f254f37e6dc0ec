import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, customer, type FakeAnswer, type FakeServer } from '../testing';
import { $toast } from '../toasts';
import * as access from './index';

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

const calm = () => vi.advanceTimersByTimeAsync(0);
const later = () => {
  let answer: (said: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { promise, answer: (said: FakeAnswer) => answer(said) };
};
const listed = (users: readonly unknown[]): FakeAnswer => ({
  status: 200,
  body: { data: { bots: [{ users }] } },
});

async function open(server: FakeServer = {}, info: object = customer) {
  const world = createWorld({
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
  void world.start('/dashboard-access');
  await calm();
  void allSettled(access.page.opened, { scope: world.scope });
  await calm();
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const invite = ({ scope }: World) => scope.getState(access.$invite);
const removal = ({ scope }: World) => scope.getState(access.$removal);
const toast = ({ scope }: World) => scope.getState($toast)?.text;
const loads = ({ requests }: World) => requests.filter(({ call }) => call === 'access.getBotUsers').length;
async function run({ scope }: World, unit: typeof access.inviteOpened) {
  void allSettled(unit, { scope });
  await calm();
}
async function remove(world: World, id: string) {
  void allSettled(access.removeRequested, { scope: world.scope, params: id });
  await run(world, access.removeConfirmed);
}

describe('the dashboard users', () => {
  it('have the role that their permission says: 1 is Owner, 2 is Admin, any other is N/A', async () => {
    const world = await open();
    const users = world.scope.getState(access.$users);
    expect(users.map(access.roleOf)).toEqual(['Owner', 'Admin', 'N/A']);
    expect(access.roleOf({ discord_id: '4', name: '', permission: '2' })).toBe('Admin');
    expect(access.roleOf({ discord_id: '5', name: '', permission: null })).toBe('N/A');
  });

  it.each([[{ bots: [] }], [{ bots: [{ users: null }] }], [{ bots: [null] }], [null]])(
    'are none without a bot or a list (%j)',
    async (data) => {
      const world = await open({ [USERS]: { status: 200, body: { data } } });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(world.left).toEqual([]);
      expect(world.scope.getState(access.$users)).toEqual([]);
      expect(world.scope.getState(access.$isLoading)).toBe(false);
    },
  );

  it('keep the others where one cannot be read, and are removed by the id that came', async () => {
    const odd = { discord_id: 4, name: null, permission: '2' };
    const world = await open({ [USERS]: listed([owner, 'nobody', odd]) });
    expect(world.scope.getState(access.$users)).toMatchObject([owner, { discord_id: '4', name: '' }]);
    expect(world.scope.getState(access.$unreadable)).toMatchObject([{ index: 1, id: null, raw: 'nobody' }]);
    void allSettled(access.removeRequested, { scope: world.scope, params: '4' });
    await run(world, access.removeConfirmed);
    expect(world.bodiesOf('access.removeBotUser')).toMatchObject([{ user_id: 4 }]);
  });

  it.each<FakeAnswer>([{ status: 500 }, { kind: 'network' }, { status: 200, body: { data: 'none' } }])(
    'log out when they cannot be loaded (%j)',
    async (answer) => {
      const world = await open({ [USERS]: answer });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(world.left).toEqual(['https://home.example/']);
    },
  );
});

describe('the invite dialog', () => {
  it('asks for a link for an admin when it opens, which expires 7 days later', async () => {
    const world = await open();
    expect(world.bodiesOf('access.createBotInvite')).toEqual([]);
    await run(world, access.inviteOpened);
    expect(world.bodiesOf('access.createBotInvite')).toEqual([
      { app_id: '1080000000000000001', permission: 2 },
    ]);
    expect(invite(world)).toMatchObject({
      link: 'https://dash.example/?key=k&type=invite',
      expiresAt: world.now + 7 * 24 * 60 * 60 * 1000,
      error: null,
    });
  });

  it('forgets the link when it is closed, and asks for another one when it opens again', async () => {
    const world = await open();
    await run(world, access.inviteOpened);
    await run(world, access.inviteClosed);
    expect(invite(world)).toBeNull();
    const second = later();
    world.server[INVITE] = () => second.promise;
    await run(world, access.inviteOpened);
    expect(invite(world)?.link).toBeNull();
    second.answer({ status: 200, body: { data: { link: 'https://dash.example/?key=2' } } });
    await calm();
    expect(invite(world)?.link).toBe('https://dash.example/?key=2');
  });

  it('does not show the link of a dialog that was closed before it came', async () => {
    const first = later();
    const world = await open({ [INVITE]: () => first.promise });
    await run(world, access.inviteOpened);
    await run(world, access.inviteClosed);
    world.server[INVITE] = () => later().promise;
    await run(world, access.inviteOpened);
    first.answer({ status: 200, body: { data: { link: 'https://dash.example/?key=late' } } });
    await calm();
    expect(invite(world)).toMatchObject({ link: null, error: null });
  });

  it.each<[string, FakeAnswer]>([
    ['ERROR: Not enough permission!', { status: 203 }],
    ['An error occurred!', { status: 500 }],
    ['An error occurred!', { kind: 'network' }],
    ['An error occurred!', { status: 200, body: {} }],
  ])('says "%s" when there is no link, until it is tried again', async (text, answer) => {
    const world = await open({ [INVITE]: answer });
    await run(world, access.inviteOpened);
    expect(invite(world)).toMatchObject({ link: null, error: text });
    world.server[INVITE] = { status: 200, body: { data: { link: 'https://dash.example/?key=k' } } };
    await run(world, access.inviteRetried);
    expect(invite(world)).toMatchObject({ link: 'https://dash.example/?key=k', error: null });
    expect(world.left).toEqual([]);
  });

  it('asks once for one opening', async () => {
    const world = await open();
    await run(world, access.inviteOpened);
    await run(world, access.inviteRetried);
    expect(world.bodiesOf('access.createBotInvite')).toHaveLength(1);
  });

  it('only logs that the browser did not allow copying', async () => {
    const world = await open();
    await run(world, access.copyFailed);
    expect(world.logs).toEqual(['access.invite: the link could not be copied']);
    expect(toast(world)).toBeUndefined();
  });

  it('is gone when the page is left', async () => {
    const world = await open();
    await run(world, access.inviteOpened);
    await run(world, access.page.closed);
    expect(invite(world)).toBeNull();
  });
});

describe('removing a user', () => {
  it('asks first, and sends nothing when it is cancelled', async () => {
    const world = await open();
    void allSettled(access.removeRequested, { scope: world.scope, params: '2' });
    expect(removal(world)).toMatchObject({ user: { name: 'Tomasz' }, isPending: false, error: null });
    await run(world, access.removeCancelled);
    expect(removal(world)).toBeNull();
    expect(world.bodiesOf('access.removeBotUser')).toEqual([]);
  });

  it('sends their discord id, and loads the list again', async () => {
    const world = await open();
    world.server[USERS] = listed([owner]);
    await remove(world, '2');
    expect(world.bodiesOf('access.removeBotUser')).toEqual([{ app_id: '1080000000000000001', user_id: '2' }]);
    expect(removal(world)).toBeNull();
    expect(loads(world)).toBe(2);
    expect(world.scope.getState(access.$users)).toEqual([owner]);
    expect(toast(world)).toBe('Tomasz no longer has access');
  });

  it('is not possible for an owner', async () => {
    const world = await open();
    await remove(world, '1');
    expect(removal(world)).toBeNull();
    expect(world.bodiesOf('access.removeBotUser')).toEqual([]);
  });

  it.each<FakeAnswer>([{ status: 203 }, { status: 500 }, { kind: 'network' }])(
    'says "An error occurred!" where it was asked, and changes nothing (%j)',
    async (answer) => {
      const world = await open({ [REMOVE]: answer });
      await remove(world, '2');
      expect(removal(world)).toMatchObject({ isPending: false, error: 'An error occurred!' });
      expect(world.scope.getState(access.$users)).toHaveLength(3);
      expect(loads(world)).toBe(1);
    },
  );

  it('goes out once, and cannot be cancelled meanwhile', async () => {
    const world = await open({ [REMOVE]: () => later().promise });
    await remove(world, '2');
    await run(world, access.removeConfirmed);
    await run(world, access.removeCancelled);
    expect(world.bodiesOf('access.removeBotUser')).toHaveLength(1);
    expect(removal(world)?.isPending).toBe(true);
  });
});

it('keeps two people apart', async () => {
  const one = await open();
  const two = await open();
  await run(one, access.inviteOpened);
  expect(invite(one)).not.toBeNull();
  expect(invite(two)).toBeNull();
});
