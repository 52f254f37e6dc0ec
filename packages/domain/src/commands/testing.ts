import { allSettled } from 'effector';
import { vi } from 'vitest';
import type { SendRequest } from '../shared/http';
import { createWorld, customer, type FakeAnswer, type FakeServer } from '../testing';
import { $toast } from '../toasts';
import * as commands from './index';

/** For the tests of commands: two servers with their people, a browser, and a person's acts in short. */

export const SOCIETY = '900000000000000001';
export const LOUNGE = '900000000000000002';

/** `ban` has overrides of each kind, `ping` has none, and `stats` leaves them out. */
export const ban = {
  id: 'c1',
  name: 'Ban',
  permissions: {
    channels: [{ id: 'ch1', permission: true }],
    roles: [
      { id: 'r1', permission: true },
      { id: 'r2', permission: false },
    ],
    members: [{ id: 'm1', permission: false }],
  },
};
export const ping = { id: 2, name: 'Ping', permissions: { channels: [], roles: [], members: [] } };
export const stats = { id: 'c3', name: 'Ban stats' };

const lists = {
  roles: [
    { id: 'r1', name: 'Staff', color: '#E67E22' },
    { id: 'r2', name: 'Trial', color: 0x95a5a6 },
    { id: 'r3', name: 'Member', color: 0 },
  ],
  members: [
    { id: 'm1', name: 'Ada', avatar: null },
    { id: 'm2', name: 'Grace', avatar: 'https://img.example/grace.png' },
  ],
  channels: [
    { id: 'ch1', name: 'general' },
    { id: 'ch2', name: 'drops' },
  ],
};

const body = (name: string, items: readonly unknown[]): FakeAnswer => ({
  status: 200,
  body: { bots: [{ [name]: items }] },
});

export const GUILDS = 'GET /v1/user/info/bot/guilds';
export const UPDATE = 'POST /v1/update/bot/commands';
export const commandsOf = (guild: string) => `GET /v1/user/info/bot/commands?guild_id=${guild}`;
export const listOf = (guild: string, name: string) => `GET /v1/user/info/bot/guilds/${guild}/${name}`;

export const calm = () => vi.advanceTimersByTimeAsync(0);

/** An answer that comes when the test says so. */
export const later = () => {
  let answer: (said: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { promise, answer: (said: FakeAnswer) => answer(said) };
};

const guildRoutes = (guild: string): FakeServer => ({
  [commandsOf(guild)]: body('commands', [ban, ping, stats]),
  [listOf(guild, 'roles')]: body('roles', lists.roles),
  [listOf(guild, 'members')]: body('members', lists.members),
  [listOf(guild, 'channels')]: body('channels', lists.channels),
});

/** Opens /commands, with the answers that the test cares about laid over the usual ones. */
export async function open(server: FakeServer = {}, info: object = customer) {
  const world = createWorld({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: info },
      'POST /v1/logout': { status: 200 },
      'GET /v1/user/oauth/check': { status: 200 },
      [GUILDS]: body('guilds', [
        { id: SOCIETY, name: 'Sole Society', icon: 'https://img.example/s.png' },
        { id: LOUNGE, name: 'Lounge', icon: null },
      ]),
      ...guildRoutes(SOCIETY),
      ...guildRoutes(LOUNGE),
      [UPDATE]: { status: 200 },
      ...server,
    },
  });
  void world.start('/commands');
  await calm();
  void allSettled(commands.page.opened, { scope: world.scope, params: { origin: 'https://dash.example' } });
  await calm();
  return world;
}
export type World = Awaited<ReturnType<typeof open>>;

export const asked = ({ requests }: World): string[] => requests.map(({ path }: SendRequest) => path);
export const toast = ({ scope }: World) => scope.getState($toast)?.text;
export const names = ({ scope }: World) => scope.getState(commands.$shown).map(({ command }) => command.name);
export const dialog = ({ scope }: World) => scope.getState(commands.$dialog);

export const openDialog = ({ scope }: World, id: string | number): void =>
  void allSettled(commands.dialogOpened, { scope, params: id });
export const goOn = ({ scope }: World): void => void allSettled(commands.wentOn, { scope });
export const goBack = ({ scope }: World): void => void allSettled(commands.wentBack, { scope });
export const select = ({ scope }: World, kind: commands.TargetKind, ids: readonly string[]): void =>
  void allSettled(commands.selectionChanged, { scope, params: { kind, ids: new Set(ids) } });
export const set = (
  { scope }: World,
  kind: commands.TargetKind,
  ids: readonly string[],
  isAllowed: boolean,
): void => void allSettled(commands.permissionsSet, { scope, params: { kind, ids, isAllowed } });
export async function save({ scope }: World) {
  void allSettled(commands.saveRequested, { scope });
  await calm();
}
