import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, type FakeAnswer } from '../testing';
import * as commands from './index';
import { saveFx } from './save';
import { roleColor } from './targets';
import {
  asked,
  calm,
  commandsOf,
  GUILDS,
  later,
  listOf,
  LOUNGE,
  names,
  open,
  SOCIETY,
  toast,
  type World,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chooseGuild = ({ scope }: World, id: string): void =>
  void allSettled(commands.guildSelected, { scope, params: id });

describe('the servers', () => {
  it('are asked for once the permission to change commands stands', async () => {
    const check = later();
    const world = await open({ 'GET /v1/user/oauth/check': () => check.promise });
    expect(asked(world)).not.toContain('/v1/user/info/bot/guilds');
    check.answer({ status: 200 });
    await calm();
    expect(asked(world)).toContain('/v1/user/info/bot/guilds');
  });

  it.each<FakeAnswer>([{ status: 206 }, { status: 500 }])('are not asked for after %j', async (answer) => {
    const world = await open({ 'GET /v1/user/oauth/check': answer });
    expect(asked(world)).not.toContain('/v1/user/info/bot/guilds');
  });

  it('are not there while the bot is being set up, and nobody is sent to authorise a bot without an app', async () => {
    const world = await open(
      { 'GET /v1/user/oauth/check': { status: 206 } },
      { ...customer, bot_data: { ...customer.bot_data, app_id: 'N/A' } },
    );
    expect(world.scope.getState(commands.$access)).toBe('no-bot');
    expect(world.left).toEqual([]);
  });

  it('have the first one chosen, with its commands, roles, members and channels', async () => {
    const world = await open();
    expect(world.scope.getState(commands.$guildId)).toBe(SOCIETY);
    expect(asked(world)).toEqual(
      expect.arrayContaining([
        `/v1/user/info/bot/commands?guild_id=${SOCIETY}`,
        `/v1/user/info/bot/guilds/${SOCIETY}/roles`,
        `/v1/user/info/bot/guilds/${SOCIETY}/members`,
        `/v1/user/info/bot/guilds/${SOCIETY}/channels`,
      ]),
    );
    expect(asked(world).filter((path) => path.includes(LOUNGE))).toEqual([]);
  });

  it.each([[{ bots: [{ guilds: [] }] }], [{ bots: [] }], [{ bots: null }], [{ bots: [{ guilds: null }] }]])(
    'may be none (%j)',
    async (body) => {
      const world = await open({ [GUILDS]: { status: 200, body } });
      expect(world.left).toEqual([]);
      expect(world.scope.getState(commands.$areGuildsLoading)).toBe(false);
      expect(world.scope.getState(commands.$guildId)).toBeNull();
    },
  );

  it('are read one by one, and a numeric id is text here and a number again on its way back', async () => {
    const world = await open({
      [GUILDS]: { status: 200, body: { bots: [{ guilds: [{ id: 7, name: null }, { id: null }] }] } },
    });
    expect(world.scope.getState(commands.$guilds)).toMatchObject([{ id: '7', name: '' }]);
    expect(world.scope.getState(commands.$unreadable)).toMatchObject([
      { path: 'bots.0.guilds.1', raw: { id: null } },
    ]);
    expect(world.left).toEqual([]);
    void allSettled(saveFx, {
      scope: world.scope,
      params: { guildId: '7', commandId: 1, overrides: { channels: [], roles: [], members: [] } },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(world.bodiesOf('commands.updateCommand')).toMatchObject([{ guild_id: 7, command_id: 1 }]);
  });

  it.each<[string, FakeAnswer]>([
    ['Failed to fetch servers. Please try again.', { status: 500 }],
    ['Failed to fetch servers. Please try again.', { kind: 'network' }],
    ['Failed to fetch servers. Please try again.', { status: 200, body: { bots: 'none' } }],
    ['Too many requests. Please try again later.', { status: 429 }],
  ])('say "%s" and log out when they cannot be fetched', async (text, answer) => {
    const world = await open({ [GUILDS]: answer });
    expect(toast(world)).toBe(text);
    expect(world.scope.getState(commands.$guildsError)).toBe(text);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.left).toEqual(['https://home.example/']);
  });
});

describe('the commands', () => {
  it('are found by words of their name in any order and any case', async () => {
    const world = await open();
    expect(names(world)).toEqual(['Ban', 'Ping', 'Ban stats']);
    void allSettled(commands.searchChanged, { scope: world.scope, params: 'bAn' });
    expect(names(world)).toEqual(['Ban', 'Ban stats']);
    void allSettled(commands.searchChanged, { scope: world.scope, params: 'stats ban' });
    expect(names(world)).toEqual(['Ban stats']);
    void allSettled(commands.searchChanged, { scope: world.scope, params: 'nothing' });
    expect(names(world)).toEqual([]);
  });

  it('say whether custom permissions are applied', async () => {
    const world = await open();
    expect(world.scope.getState(commands.$shown).map(({ isCustomized }) => isCustomized)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are those of the server that was chosen last, whatever is answered later', async () => {
    const slow = later();
    const world = await open({ [commandsOf(SOCIETY)]: () => slow.promise });
    chooseGuild(world, LOUNGE);
    await calm();
    expect(names(world)).toHaveLength(3);
    slow.answer({ status: 200, body: { bots: [{ commands: [{ id: 'x', name: 'Late' }] }] } });
    await calm();
    expect(names(world)).not.toContain('Late');
  });

  it('are gone while those of another server load', async () => {
    const world = await open({ [commandsOf(LOUNGE)]: () => later().promise });
    chooseGuild(world, LOUNGE);
    expect(names(world)).toEqual([]);
    expect(world.scope.getState(commands.$areCommandsLoading)).toBe(true);
  });

  it('say that they could not be fetched until Retry succeeds, and nobody is logged out', async () => {
    let answer: FakeAnswer = { status: 500 };
    const world = await open({ [commandsOf(SOCIETY)]: () => answer });
    expect(toast(world)).toBe('Failed to fetch commands');
    expect(world.scope.getState(commands.$commandsFailure)).toMatchObject({ status: 500 });
    expect(world.logs).toEqual(['commands.getCommands: answered with status 500']);
    answer = { status: 200, body: { bots: [{ commands: [{ id: 1, name: 'Help' }] }] } };
    void allSettled(commands.commandsReloadRequested, { scope: world.scope });
    await calm();
    expect(names(world)).toEqual(['Help']);
    expect(world.scope.getState(commands.$commandsFailure)).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.left).toEqual([]);
  });

  it('are forgotten when the page is left, and loaded anew on the next visit', async () => {
    const world = await open();
    void allSettled(commands.page.closed, { scope: world.scope });
    expect(names(world)).toEqual([]);
    void allSettled(commands.page.opened, { scope: world.scope, params: { origin: '' } });
    await calm();
    expect(names(world)).toHaveLength(3);
  });
});

describe('the roles, members and channels', () => {
  it.each(['roles', 'members', 'channels'] as const)(
    'say "Failed to fetch %s" in their place too, and are asked for again by Retry',
    async (kind) => {
      let answer: FakeAnswer = { status: 500 };
      const world = await open({ [listOf(SOCIETY, kind)]: () => answer });
      expect(toast(world)).toBe(`Failed to fetch ${kind}`);
      expect(world.scope.getState(commands.$targetFailures)[kind]).toBe(true);
      answer = { status: 200, body: { bots: [{ [kind]: [{ id: 'x', name: 'Found' }] }] } };
      void allSettled(commands.targetsReloadRequested, { scope: world.scope, params: kind });
      await calm();
      expect(world.scope.getState(commands.$targetFailures)[kind]).toBe(false);
      expect(world.scope.getState(commands.$targets)[kind]).toMatchObject([{ id: 'x', name: 'Found' }]);
    },
  );

  it('are asked for again when a dialog opens, if they are missing', async () => {
    const world = await open({ [listOf(SOCIETY, 'roles')]: { status: 500 } });
    const count = () => asked(world).filter((path) => path.endsWith('/roles')).length;
    const members = () => asked(world).filter((path) => path.endsWith('/members')).length;
    expect(count()).toBe(1);
    void allSettled(commands.dialogOpened, { scope: world.scope, params: 'c1' });
    await calm();
    expect(count()).toBe(2);
    expect(members()).toBe(1);
  });

  it('come by themselves when the server is asked too often twice: at the page, and at a dialog', async () => {
    const found = later();
    const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [
      { status: 429, retryAfterMs: 1_000 },
      { status: 429, retryAfterMs: 1_000 },
      found.promise,
    ];
    const world = await open({
      [listOf(SOCIETY, 'roles')]: async () => await (answers.shift() ?? { status: 500 }),
    });
    await vi.advanceTimersByTimeAsync(900);
    void allSettled(commands.dialogOpened, { scope: world.scope, params: 'c1' });
    await calm();
    await vi.advanceTimersByTimeAsync(1_000);
    found.answer({ status: 200, body: { bots: [{ roles: [{ id: 'x', name: 'Found' }] }] } });
    await calm();
    expect(world.scope.getState(commands.$targets).roles).toMatchObject([{ id: 'x', name: 'Found' }]);
    expect(world.scope.getState(commands.$targetFailures).roles).toBe(false);
  });

  it('have the colours and pictures that the chat platform gives them', async () => {
    const world = await open();
    expect(world.scope.getState(commands.$targets)).toEqual({
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
