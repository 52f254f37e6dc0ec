import { attach, sample } from 'effector';
import { createCall, statusOf, type EntityId, type Failure } from '../kernel/http';
import { wireId } from '../contract/wire/wire';
import { $info, sentAppId } from '../account/session';
import { updateCommand, type Command } from '../contract/calls/commands';
import { list } from './list';
import { mapKinds, mergeOverrides, overridesOf, type Overrides } from '../resources/overrides';
import { $guilds } from './servers';
import { $targetRows } from './targets';
import { t } from './text.en';

export interface OverridesSave {
  readonly guildId: string;
  readonly commandId: EntityId;
  /** Only the selected targets; the server leaves all others unchanged. */
  readonly overrides: Overrides;
  /** The draft of the dialog that waits for this save. */
  readonly edit?: object;
}

/** The id in its wire form: a number where the server sent a number. */
const idOf = (rows: ReadonlyArray<{ readonly id: string }>, id: string): EntityId => {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? id : wireId(row, 'id');
};

export const saveFx = attach({
  source: { info: $info, guilds: $guilds, rows: $targetRows },
  effect: createCall(updateCommand),
  mapParams: ({ guildId, commandId, overrides }: OverridesSave, { info, guilds, rows }) => {
    const { channels, roles, members } = mapKinds((kind) =>
      overrides[kind].map(({ id, permission }) => ({ id: idOf(rows[kind], id), permission })),
    );
    return {
      payload: {
        selected_channels: channels,
        selected_roles: roles,
        selected_members: members,
        app_id: sentAppId(info),
        guild_id: idOf(guilds, guildId),
        command_id: commandId,
      },
    };
  },
});

/** 203 means a lack of permission, everything else is an error (specification 8). */
export const saveErrorText = (failure: Failure): string =>
  statusOf(failure) === 203 ? t('noPermission') : t('saveFailed');

const withOverrides = (command: Command, sent: Overrides): Command => {
  const merged = mergeOverrides(overridesOf(command), sent);
  return { ...command, permissions: { ...command.permissions, ...mapKinds((kind) => [...merged[kind]]) } };
};

// Show the new overrides at once; the reload that follows confirms them.
sample({
  clock: saveFx.done,
  fn: ({ params: { guildId, commandId, overrides } }) => ({
    guildId,
    patch: (commands: readonly Command[]) =>
      commands.map((command) => (command.id === commandId ? withOverrides(command, overrides) : command)),
  }),
  target: list.patched,
});
