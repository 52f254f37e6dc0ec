import { combine, createEvent, sample } from 'effector';
import { createCall } from '../shared/http';
import { createSearch } from '../shared/search';
import { getCommands, type Command } from './contract';
import { createGuildList } from './guild-list';
import { messages } from './messages';
import { page } from './oauth-check';
import { isCustomized, overridesOf } from './overrides';
import { $unreadableGuilds, guildChanged } from './servers';

export const commandsReloadRequested = createEvent();

const getCommandsFx = createCall(getCommands);
export const list = createGuildList({
  load: getCommandsFx,
  itemsOf: ({ body }) => body.bots[0].commands,
  failedText: messages.commandsFailed,
});

sample({ clock: guildChanged, target: list.requested });
sample({ clock: commandsReloadRequested, target: list.retryRequested });

export const $commands = list.$items;
export const $total = $commands.map((commands) => commands.length);
export const $unreadable = combine([$unreadableGuilds, list.$unreadable], (lists) => lists.flat());
export const $commandsStatus = list.$status;

export interface CommandRow {
  readonly command: Command;
  readonly isCustomized: boolean;
}

/** `$shown` has the commands whose names contain every word of the search, ignoring case (specification 5). */
export const { $search, $shown, searchChanged } = createSearch({
  page,
  $rows: $commands.map((commands) =>
    commands.map((command): CommandRow => ({
      command,
      isCustomized: isCustomized(overridesOf(command)),
    })),
  ),
  textOf: ({ command }) => command.name,
});
