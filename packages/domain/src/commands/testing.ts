import { allSettled } from 'effector';
import type { SendRequest } from '../kernel/http';
import { createTestEnv, customer, type FakeAnswer, type FakeServer } from '../kernel/testing';
import * as commands from './index';
import * as commandsDialog from './dialog';
import * as commandsList from './list';
import { dialogOpened } from './list';
import type * as commandsOverrides from '../resources/overrides';
import { flush } from '../kernel/testing/acts';

export { deferred, flush, toast } from '../kernel/testing/acts';

/**
 * Fixtures for tests of commands: two servers with their people, a test environment and shortcuts for
 * actions.
 */

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

const guildRoutes = (guild: string): FakeServer => ({
  [commandsOf(guild)]: body('commands', [ban, ping, stats]),
  [listOf(guild, 'roles')]: body('roles', lists.roles),
  [listOf(guild, 'members')]: body('members', lists.members),
  [listOf(guild, 'channels')]: body('channels', lists.channels),
});

/** Opens /commands; `server` overrides the default answers. */
export async function open(server: FakeServer = {}, info: object = customer) {
  const env = createTestEnv({
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
  void env.start('/commands');
  await flush();
  void allSettled(commands.page.opened, { scope: env.scope, params: { origin: 'https://dash.example' } });
  await flush();
  return env;
}
export type TestEnv = Awaited<ReturnType<typeof open>>;

export const requested = ({ requests }: TestEnv): string[] => requests.map(({ path }: SendRequest) => path);
export const names = ({ scope }: TestEnv) =>
  scope.getState(commandsList.$shown).map(({ command }) => command.name);
export const dialog = ({ scope }: TestEnv) => scope.getState(commandsDialog.$dialog);

export const openDialog = ({ scope }: TestEnv, id: string | number): void =>
  void allSettled(dialogOpened, { scope, params: id });
export const advanceStep = ({ scope }: TestEnv): void =>
  void allSettled(commandsDialog.stepAdvanced, { scope });
export const returnStep = ({ scope }: TestEnv): void =>
  void allSettled(commandsDialog.stepReturned, { scope });
export const select = (
  { scope }: TestEnv,
  kind: commandsOverrides.TargetKind,
  ids: readonly string[],
): void => void allSettled(commandsDialog.selectionChanged, { scope, params: { kind, ids: new Set(ids) } });
export const set = (
  { scope }: TestEnv,
  kind: commandsOverrides.TargetKind,
  ids: readonly string[],
  isAllowed: boolean,
): void => void allSettled(commandsDialog.permissionsSet, { scope, params: { kind, ids, isAllowed } });
export async function save({ scope }: TestEnv) {
  void allSettled(commandsDialog.saveRequested, { scope });
  await flush();
}
