import { attach, createStore } from 'effector';
import { getCommands, updateCommand, type Command } from '../contract/calls/commands';
import { overridesOf, targetKinds, type Overrides } from '../commands/overrides';
import { $info, sentAppId } from '../session';
import { createGuardedWrite, QUIET_READ_MS } from '../shared/guard';
import { createCall, type EntityId } from '../shared/http';
import { wireId } from '../contract/wire/wire';

/** The overrides of a command in one server before and after a write. Only what differs is sent; nothing is removed. */
export interface PermissionsWrite {
  readonly guildId: string;
  readonly commandId: EntityId;
  /** The command's name, for the conflict dialog. */
  readonly name: string;
  readonly before: Overrides;
  readonly after: Overrides;
}

/** Overrides by “roles 123”, so that the guard merges each of them. */
type Flat = Readonly<Record<string, boolean>>;

const flatten = (overrides: Overrides): Flat =>
  Object.fromEntries(
    targetKinds.flatMap((kind) =>
      overrides[kind].map(({ id, permission }) => [`${kind} ${id}`, permission] as const),
    ),
  );

interface Known {
  readonly guildId: string;
  readonly commands: readonly Command[];
}

const find = ({ guildId, commands }: Known, op: PermissionsWrite): Command | undefined =>
  guildId === op.guildId ? commands.find(({ id }) => String(id) === String(op.commandId)) : undefined;

const $known = createStore<Known>({ guildId: '', commands: [] });
const readFx = createCall({ ...getCommands, timeoutMs: QUIET_READ_MS });
const sendFx = attach({
  source: $info,
  effect: createCall(updateCommand),
  mapParams: ({ op, values }: { readonly op: PermissionsWrite; readonly values: Flat }, info) => {
    const before = flatten(op.before);
    const selected = (kind: (typeof targetKinds)[number]) =>
      op.after[kind].flatMap((override) => {
        const permission = values[`${kind} ${override.id}`];
        if (permission === undefined || before[`${kind} ${override.id}`] === override.permission) return [];
        return [{ id: wireId(override, 'id'), permission }];
      });
    return {
      payload: {
        selected_channels: selected('channels'),
        selected_roles: selected('roles'),
        selected_members: selected('members'),
        app_id: sentAppId(info),
        guild_id: op.guildId,
        command_id: op.commandId,
      },
    };
  },
});

const guard = createGuardedWrite<PermissionsWrite, Known, Flat>({
  name: updateCommand.name,
  resourceOf: ({ guildId }) => `commands.writes/${guildId}`,
  $known,
  requiresRead: true,
  read: async ({ guildId }) => ({
    guildId,
    commands: (await readFx({ parameters: { id: guildId } })).body.bots[0].commands,
  }),
  currentOf: (known, op) => {
    const command = find(known, op);
    return command === undefined ? null : flatten(overridesOf(command));
  },
  editOf: ({ before, after }) => ({ base: flatten(before), mine: flatten(after) }),
  fieldsOf: ({ after }) =>
    Object.keys(flatten(after)).map((key) => ({
      key,
      label: key,
      kind: 'value',
      textOf: (isAllowed) => (isAllowed === true ? 'Allowed' : isAllowed === false ? 'Denied' : ''),
    })),
  subjectOf: ({ name }) => `the permissions of “${name}”`,
  write: (op, values) => sendFx({ op, values }),
});
$known.on(guard.refreshed, (_, { known }) => known);

/** Saves overrides of one command, merged into those that the server has now. */
export const writePermissionsFx = guard.writeFx;
