import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, type FakeAnswer } from '../testing';
import * as commands from './index';
import { saveFx } from './save';
import { roleColor } from './targets';
import {
  requested,
  flush,
  commandsOf,
  GUILDS,
  deferred,
  listOf,
  LOUNGE,
  names,
  open,
  SOCIETY,
  toast,
  type TestEnv,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chooseGuild = ({ scope }: TestEnv, id: string): void =>
  void allSettled(commands.guildSelected, { scope, params: id });

describe('the servers', () => {
  it('are asked for once the permission to change commands stands', async () => {
    const check = deferred();
    const env = await open({ 'GET /v1/user/oauth/check': () => check.promise });
    expect(requested(env)).not.toContain('/v1/user/info/bot/guilds');
    check.answer({ status: 200 });
    await flush();
    expect(requested(env)).toContain('/v1/user/info/bot/guilds');
  });

  it.each<FakeAnswer>([{ status: 206 }, { status: 500 }])('are not asked for after %j', async (answer) => {
    const env = await open({ 'GET /v1/user/oauth/check': answer });
    expect(requested(env)).not.toContain('/v1/user/info/bot/guilds');
  });

  it('are not there while the bot is being set up, and nobody is sent to authorise a bot without an app', async () => {
    const env = await open(
      { 'GET /v1/user/oauth/check': { status: 206 } },
      { ...customer, bot_data: { ...customer.bot_data, app_id: 'N/A' } },
    );
    expect(env.scope.getState(commands.$access)).toBe('no-bot');
    expect(env.left).toEqual([]);
  });

  it('have the first one chosen, with its commands, roles, members and channels', async () => {
    const env = await open();
    expect(env.scope.getState(commands.$guildId)).toBe(SOCIETY);
    expect(requested(env)).toEqual(
      expect.arrayContaining([
        `/v1/user/info/bot/commands?guild_id=${SOCIETY}`,
        `/v1/user/info/bot/guilds/${SOCIETY}/roles`,
        `/v1/user/info/bot/guilds/${SOCIETY}/members`,
        `/v1/user/info/bot/guilds/${SOCIETY}/channels`,
      ]),
    );
    expect(requested(env).filter((path) => path.includes(LOUNGE))).toEqual([]);
  });

  it.each([[{ bots: [{ guilds: [] }] }], [{ bots: [] }], [{ bots: null }], [{ bots: [{ guilds: null }] }]])(
    'may be none (%j)',
    async (body) => {
      const env = await open({ [GUILDS]: { status: 200, body } });
      expect(env.left).toEqual([]);
      expect(env.scope.getState(commands.$areGuildsLoading)).toBe(false);
      expect(env.scope.getState(commands.$guildId)).toBeNull();
    },
  );

  it('are read one by one, and a numeric id is text here and a number again on its way back', async () => {
    const env = await open({
      [GUILDS]: { status: 200, body: { bots: [{ guilds: [{ id: 7, name: null }, { id: null }] }] } },
    });
    expect(env.scope.getState(commands.$guilds)).toMatchObject([{ id: '7', name: '' }]);
    expect(env.scope.getState(commands.$unreadable)).toMatchObject([
      { path: 'bots.0.guilds.1', raw: { id: null } },
    ]);
    expect(env.left).toEqual([]);
    void allSettled(saveFx, {
      scope: env.scope,
      params: { guildId: '7', commandId: 1, overrides: { channels: [], roles: [], members: [] } },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(env.bodiesOf('commands.updateCommand')).toMatchObject([{ guild_id: 7, command_id: 1 }]);
  });

  it.each<[string, FakeAnswer]>([
    ['Failed to fetch servers. Please try again.', { status: 500 }],
    ['Failed to fetch servers. Please try again.', { kind: 'network' }],
    ['Failed to fetch servers. Please try again.', { status: 200, body: { bots: 'none' } }],
    ['Too many requests. Please try again later.', { status: 429 }],
  ])('say "%s" and log out when they cannot be fetched', async (text, answer) => {
    const env = await open({ [GUILDS]: answer });
    expect(toast(env)).toBe(text);
    expect(env.scope.getState(commands.$guildsError)).toBe(text);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(env.left).toEqual(['https://home.example/']);
  });
});

describe('the commands', () => {
  it('are found by words of their name in any order and any case', async () => {
    const env = await open();
    expect(names(env)).toEqual(['Ban', 'Ping', 'Ban stats']);
    void allSettled(commands.searchChanged, { scope: env.scope, params: 'bAn' });
    expect(names(env)).toEqual(['Ban', 'Ban stats']);
    void allSettled(commands.searchChanged, { scope: env.scope, params: 'stats ban' });
    expect(names(env)).toEqual(['Ban stats']);
    void allSettled(commands.searchChanged, { scope: env.scope, params: 'nothing' });
    expect(names(env)).toEqual([]);
  });

  it('say whether custom permissions are applied', async () => {
    const env = await open();
    expect(env.scope.getState(commands.$shown).map(({ isCustomized }) => isCustomized)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are those of the server that was chosen last, whatever is answered later', async () => {
    const slow = deferred();
    const env = await open({ [commandsOf(SOCIETY)]: () => slow.promise });
    chooseGuild(env, LOUNGE);
    await flush();
    expect(names(env)).toHaveLength(3);
    slow.answer({ status: 200, body: { bots: [{ commands: [{ id: 'x', name: 'Late' }] }] } });
    await flush();
    expect(names(env)).not.toContain('Late');
  });

  it('are gone while those of another server load', async () => {
    const env = await open({ [commandsOf(LOUNGE)]: () => deferred().promise });
    chooseGuild(env, LOUNGE);
    expect(names(env)).toEqual([]);
    expect(env.scope.getState(commands.$areCommandsLoading)).toBe(true);
  });

  it('say that they could not be fetched until Retry succeeds, and nobody is logged out', async () => {
    let answer: FakeAnswer = { status: 500 };
    const env = await open({ [commandsOf(SOCIETY)]: () => answer });
    expect(toast(env)).toBe('Failed to fetch commands');
    expect(env.scope.getState(commands.$commandsFailure)).toMatchObject({ status: 500 });
    expect(env.logs).toEqual(['commands.getCommands: answered with status 500']);
    answer = { status: 200, body: { bots: [{ commands: [{ id: 1, name: 'Help' }] }] } };
    void allSettled(commands.commandsReloadRequested, { scope: env.scope });
    await flush();
    expect(names(env)).toEqual(['Help']);
    expect(env.scope.getState(commands.$commandsFailure)).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(env.left).toEqual([]);
  });

  it('are forgotten when the page is left, and loaded anew on the next visit', async () => {
    const env = await open();
    void allSettled(commands.page.closed, { scope: env.scope });
    expect(names(env)).toEqual([]);
    void allSettled(commands.page.opened, { scope: env.scope, params: { origin: '' } });
    await flush();
    expect(names(env)).toHaveLength(3);
  });
});

describe('the roles, members and channels', () => {
  it.each(['roles', 'members', 'channels'] as const)(
    'say "Failed to fetch %s" in their place too, and are asked for again by Retry',
    async (kind) => {
      let answer: FakeAnswer = { status: 500 };
      const env = await open({ [listOf(SOCIETY, kind)]: () => answer });
      expect(toast(env)).toBe(`Failed to fetch ${kind}`);
      expect(env.scope.getState(commands.$targetFailures)[kind]).toBe(true);
      answer = { status: 200, body: { bots: [{ [kind]: [{ id: 'x', name: 'Found' }] }] } };
      void allSettled(commands.targetsReloadRequested, { scope: env.scope, params: kind });
      await flush();
      expect(env.scope.getState(commands.$targetFailures)[kind]).toBe(false);
      expect(env.scope.getState(commands.$targets)[kind]).toMatchObject([{ id: 'x', name: 'Found' }]);
    },
  );

  it('are asked for again when a dialog opens, if they are missing', async () => {
    const env = await open({ [listOf(SOCIETY, 'roles')]: { status: 500 } });
    const count = () => requested(env).filter((path) => path.endsWith('/roles')).length;
    const members = () => requested(env).filter((path) => path.endsWith('/members')).length;
    expect(count()).toBe(1);
    void allSettled(commands.dialogOpened, { scope: env.scope, params: 'c1' });
    await flush();
    expect(count()).toBe(2);
    expect(members()).toBe(1);
  });

  it('come by themselves when the server is asked too often twice: at the page, and at a dialog', async () => {
    const found = deferred();
    const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [
      { status: 429, retryAfterMs: 1_000 },
      { status: 429, retryAfterMs: 1_000 },
      found.promise,
    ];
    const env = await open({
      [listOf(SOCIETY, 'roles')]: async () => await (answers.shift() ?? { status: 500 }),
    });
    await vi.advanceTimersByTimeAsync(900);
    void allSettled(commands.dialogOpened, { scope: env.scope, params: 'c1' });
    await flush();
    await vi.advanceTimersByTimeAsync(1_000);
    found.answer({ status: 200, body: { bots: [{ roles: [{ id: 'x', name: 'Found' }] }] } });
    await flush();
    expect(env.scope.getState(commands.$targets).roles).toMatchObject([{ id: 'x', name: 'Found' }]);
    expect(env.scope.getState(commands.$targetFailures).roles).toBe(false);
  });

  it('have the colours and pictures that the chat platform gives them', async () => {
    const env = await open();
    expect(env.scope.getState(commands.$targets)).toEqual({
      roles: [
        { id: 'r1', name: 'Staff', color: '#e67e22' },
        { id: 'r2', name: 'Trial', color: '#95a5a6' },
        { id: 'r3', name: 'Member' },
      ],
      members: [
        { id: 'm1', name: 'Ada', avatar: null },
        { id: 'm2', name: 'Grace', avatar: 'https://img.example/grace.png' },
      ],
      channels: [
        { id: 'ch1', name: 'general' },
        { id: 'ch2', name: 'drops' },
      ],
    });
  });

  it.each([
    [0x00000f, '#00000f'],
    ['9807270', '#95a5a6'],
    ['abc', '#abc'],
    ['#ABCDEF', '#abcdef'],
    ['red; background: url(x)', null],
    [0x1000000, null],
    [-1, null],
    ['', null],
    [null, null],
  ])('read the colour %j as %j', (given, shown) => {
    expect(roleColor(given)).toBe(shown);
  });
});

it('keeps two people apart', async () => {
  const one = await open();
  const two = await open();
  void allSettled(commands.searchChanged, { scope: one.scope, params: 'ping' });
  expect(names(one)).toEqual(['Ping']);
  expect(names(two)).toHaveLength(3);
});
