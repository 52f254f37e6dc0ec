import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { located } from '../kernel/page/location';
import { customer, type FakeAnswer } from '../kernel/testing';
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
import * as commandsList from './list';
import { dialogOpened } from './list';
import * as commandsServers from './servers';
import * as commandsTargets from './targets';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chooseGuild = ({ scope }: TestEnv, id: string): void =>
  void allSettled(commandsServers.guildSelected, { scope, params: id });

describe('servers', () => {
  it('loads the servers once the customer is authorized', async () => {
    const check = deferred();
    const env = await open({ 'GET /v1/user/oauth/check': () => check.promise });
    expect(requested(env)).not.toContain('/v1/user/info/bot/guilds');
    check.answer({ status: 200 });
    await flush();
    expect(requested(env)).toContain('/v1/user/info/bot/guilds');
  });

  it.each<FakeAnswer>([{ status: 206 }, { status: 500 }])(
    'does not load the servers after %j',
    async (answer) => {
      const env = await open({ 'GET /v1/user/oauth/check': answer });
      expect(requested(env)).not.toContain('/v1/user/info/bot/guilds');
    },
  );

  it('shows no servers while the bot is being set up, and does not redirect to authorize a missing bot', async () => {
    const env = await open(
      { 'GET /v1/user/oauth/check': { status: 206 } },
      { ...customer, bot_data: { ...customer.bot_data, app_id: 'N/A' } },
    );
    expect(env.scope.getState(commandsServers.$pageState)).toBe('no-bot');
    expect(env.left).toEqual([]);
  });

  it('selects the first server and loads its commands, roles, members and channels', async () => {
    const env = await open();
    expect(env.scope.getState(commandsServers.$guildId)).toBe(SOCIETY);
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

  it('shows the server of the address again after Back', async () => {
    const env = await open();
    const go = (query: string) =>
      void allSettled(located, { scope: env.scope, params: { path: '/commands', query, isPopped: true } });
    go('');
    chooseGuild(env, LOUNGE);
    go(`?server=${LOUNGE}`);
    expect(env.scope.getState(commandsServers.$guildId)).toBe(LOUNGE);
    go('');
    await flush();
    expect(env.scope.getState(commandsServers.$guildId)).toBe(SOCIETY);
    go(`?server=${LOUNGE}&search=x`);
    expect(env.scope.getState(commandsServers.$guildId)).toBe(LOUNGE);
  });

  it.each([[{ bots: [{ guilds: [] }] }], [{ bots: [] }], [{ bots: null }], [{ bots: [{ guilds: null }] }]])(
    'shows no servers for %j',
    async (body) => {
      const env = await open({ [GUILDS]: { status: 200, body } });
      expect(env.left).toEqual([]);
      expect(env.scope.getState(commandsServers.$pageState)).toBe('ready');
      expect(env.scope.getState(commandsServers.$guildId)).toBeNull();
    },
  );

  it('skips an unreadable server, and sends a numeric id back as a number', async () => {
    const env = await open({
      [GUILDS]: { status: 200, body: { bots: [{ guilds: [{ id: 7, name: null }, { id: null }] }] } },
    });
    expect(env.scope.getState(commandsServers.$guilds)).toMatchObject([{ id: '7', name: '' }]);
    expect(env.scope.getState(commandsList.$unreadable)).toMatchObject([
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
  ])('shows "%s" and logs out when the servers cannot be loaded', async (text, answer) => {
    const env = await open({ [GUILDS]: answer });
    expect(toast(env)).toBe(text);
    expect(env.scope.getState(commandsServers.$guildsError)).toBe(text);
    expect(env.scope.getState(commandsServers.$pageState)).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(env.left).toEqual(['https://home.example/']);
    expect(env.requests.filter(({ call }) => call === 'commands.getGuilds')).toHaveLength(1);
  });
});

describe('command list', () => {
  it('finds commands by words of their names in any order and any case', async () => {
    const env = await open();
    expect(names(env)).toEqual(['Ban', 'Ping', 'Ban stats']);
    void allSettled(commands.list.searchChanged, { scope: env.scope, params: 'bAn' });
    expect(names(env)).toEqual(['Ban', 'Ban stats']);
    void allSettled(commands.list.searchChanged, { scope: env.scope, params: 'stats ban' });
    expect(names(env)).toEqual(['Ban stats']);
    void allSettled(commands.list.searchChanged, { scope: env.scope, params: 'nothing' });
    expect(names(env)).toEqual([]);
  });

  it('shows whether a command has custom permissions', async () => {
    const env = await open();
    expect(env.scope.getState(commandsList.$shown).map(({ isCustomized }) => isCustomized)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows the commands of the server that was selected last, whatever order the answers have', async () => {
    const slow = deferred();
    const env = await open({ [commandsOf(SOCIETY)]: () => slow.promise });
    chooseGuild(env, LOUNGE);
    await flush();
    expect(names(env)).toHaveLength(3);
    slow.answer({ status: 200, body: { bots: [{ commands: [{ id: 'x', name: 'Late' }] }] } });
    await flush();
    expect(names(env)).not.toContain('Late');
  });

  it('hides the commands while those of another server load', async () => {
    const env = await open({ [commandsOf(LOUNGE)]: () => deferred().promise });
    chooseGuild(env, LOUNGE);
    expect(names(env)).toEqual([]);
    expect(env.scope.getState(commandsList.$commandsStatus)).toBe('loading');
  });

  it('shows a failed load until Retry succeeds, without a logout', async () => {
    let answer: FakeAnswer = { status: 500 };
    const env = await open({ [commandsOf(SOCIETY)]: () => answer });
    expect(toast(env)).toBe('Failed to fetch commands');
    expect(env.scope.getState(commandsList.$commandsStatus)).toBe('failed');
    expect(env.logs).toEqual(['commands.getCommands: answered with status 500']);
    answer = { status: 200, body: { bots: [{ commands: [{ id: 1, name: 'Help' }] }] } };
    void allSettled(commandsList.commandsReloadRequested, { scope: env.scope });
    await flush();
    expect(names(env)).toEqual(['Help']);
    expect(env.scope.getState(commandsList.$commandsStatus)).toBe('ready');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(env.left).toEqual([]);
  });

  it('is cleared when the page closes, and loads again on the next visit', async () => {
    const env = await open();
    void allSettled(commands.page.closed, { scope: env.scope });
    expect(names(env)).toEqual([]);
    void allSettled(commands.page.opened, { scope: env.scope, params: { origin: '' } });
    await flush();
    expect(names(env)).toHaveLength(3);
  });
});

describe('roles, members and channels', () => {
  it.each(['roles', 'members', 'channels'] as const)(
    'show "Failed to fetch %s" in their list too, and reload with Retry',
    async (kind) => {
      let answer: FakeAnswer = { status: 500 };
      const env = await open({ [listOf(SOCIETY, kind)]: () => answer });
      expect(toast(env)).toBe(`Failed to fetch ${kind}`);
      expect(env.scope.getState(commandsTargets.$targetStatuses)[kind]).toBe('failed');
      answer = { status: 200, body: { bots: [{ [kind]: [{ id: 'x', name: 'Found' }] }] } };
      void allSettled(commandsTargets.targetsReloadRequested, { scope: env.scope, params: kind });
      await flush();
      expect(env.scope.getState(commandsTargets.$targetStatuses)[kind]).toBe('ready');
      expect(env.scope.getState(commandsTargets.$targets)[kind]).toMatchObject([{ id: 'x', name: 'Found' }]);
    },
  );

  it('load again when a dialog opens and they are missing', async () => {
    const env = await open({ [listOf(SOCIETY, 'roles')]: { status: 500 } });
    const count = () => requested(env).filter((path) => path.endsWith('/roles')).length;
    const members = () => requested(env).filter((path) => path.endsWith('/members')).length;
    expect(count()).toBe(1);
    void allSettled(dialogOpened, { scope: env.scope, params: 'c1' });
    await flush();
    expect(count()).toBe(2);
    expect(members()).toBe(1);
  });

  it('load without a click after two 429 answers: on the page, and in a dialog', async () => {
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
    void allSettled(dialogOpened, { scope: env.scope, params: 'c1' });
    await flush();
    await vi.advanceTimersByTimeAsync(1_000);
    found.answer({ status: 200, body: { bots: [{ roles: [{ id: 'x', name: 'Found' }] }] } });
    await flush();
    expect(env.scope.getState(commandsTargets.$targets).roles).toMatchObject([{ id: 'x', name: 'Found' }]);
    expect(env.scope.getState(commandsTargets.$targetStatuses).roles).toBe('ready');
  });

  it('have the colors and images of the chat platform', async () => {
    const env = await open();
    expect(env.scope.getState(commandsTargets.$targets)).toEqual({
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
  ])('parse the color %j as %j', (given, shown) => {
    expect(roleColor(given)).toBe(shown);
  });
});
