import { attach } from 'effector';
import { getCommands, updateCommand, type Command } from '../contract/calls/commands';
import { overridesOf, targetKinds, type Overrides } from './overrides';
import { $info, sentAppId } from '../account/session';
import { readQuietly, type Resource } from '../kernel/save';
import { createCall, type EntityId } from '../kernel/http';
import { wireId } from '../contract/wire/wire';
import { t as words } from './fields/text.en';
import { t } from './text.en';

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
export type Flat = Readonly<Record<string, boolean>>;

export const flatten = (overrides: Overrides): Flat =>
  Object.fromEntries(
    targetKinds.flatMap((kind) =>
      overrides[kind].map(({ id, permission }) => [`${kind} ${id}`, permission] as const),
    ),
  );

const saveFx = attach({
  source: $info,
  effect: createCall(updateCommand),
  mapParams: ({ write, values }: { readonly write: PermissionsWrite; readonly values: Flat }, info) => {
    const before = flatten(write.before);
    const selected = (kind: (typeof targetKinds)[number]) =>
      write.after[kind].flatMap((override) => {
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
        guild_id: write.guildId,
        command_id: write.commandId,
      },
    };
  },
});

const labelOf = (key: string): string => {
  const [kind, id = ''] = key.split(' ');
  return t(targetKinds.find((one) => one === kind) ?? 'roles', { id });
};

/** The overrides of one command, merged one by one; nothing is removed. */
export const permissions: Resource<Flat, readonly Command[], PermissionsWrite> = {
  name: updateCommand.name,
  keyOf: ({ guildId }) => `commands/${guildId}`,
  read: async ({ guildId }) =>
    (await readQuietly(getCommands, { parameters: { id: guildId } })).body.bots[0].commands,
  find: (commands, { commandId }) => {
    const command = commands.find(({ id }) => String(id) === String(commandId));
    return command === undefined ? null : flatten(overridesOf(command));
  },
  fieldsOf: (values) =>
    Object.keys(values).map((key) => ({
      key,
      label: labelOf(key),
      textOf: (isAllowed) =>
        isAllowed === true ? words('allowed') : isAllowed === false ? words('denied') : '',
    })),
  subjectOf: ({ name }) => t('permissionsSubject', { name }),
  save: (values, write) => saveFx({ write, values }),
};
