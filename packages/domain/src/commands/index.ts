import * as listed from './list';
import { combine } from 'effector';
import { $locale } from '../kernel/format';
import { authorizationRequested } from './oauth-check';
import { overridesOf } from '../resources/overrides';
import { $guildId, $guilds, $guildsError, $pageState, guildSelected } from './servers';
// What dialogs show is loaded with the server, before their code is there.
import './targets';
import { t } from './text.en';

/** The page of commands. */
export const screen = {
  view: {
    status: $pageState,
    failedText: combine($guildsError, $locale, (error) => error ?? t('authenticationFailed')),
    servers: $guilds.map((guilds) => guilds.map(({ id, name, icon }) => ({ id, name: name || id, icon }))),
    serverId: $guildId,
    commands: listed.$shown.map((rows) =>
      rows.map(({ command }) => {
        const { channels, roles, members } = overridesOf(command);
        return {
          id: String(command.id),
          name: command.name,
          overrides: { channels: channels.length, roles: roles.length, members: members.length },
        };
      }),
    ),
    total: listed.$total,
    commandsStatus: listed.$commandsStatus,
    unreadable: listed.$unreadable,
  },
  events: {
    onAuthorize: authorizationRequested,
    onServerChange: guildSelected,
    onRetryCommands: listed.commandsReloadRequested,
    onEdit: listed.dialogOpened,
    onApply: listed.applyOpened,
    onApplyTo: listed.applyToOpened,
  },
} as const;

export { rows as list } from './list';
export { page } from './oauth-check';
