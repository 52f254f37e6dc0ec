import { combine, createEvent, createStore, sample } from 'effector';
import { createCall } from '../shared/http';
import { createMatch } from '../shared/search';
import { getCommands, type Command } from './contract';
import { createGuildList } from './guild-list';
import { messages } from './messages';
import { page } from './oauth-check';
import { isCustomized, overridesOf } from './overrides';
import { $unreadableGuilds, guildChanged } from './servers';

export const searchChanged = createEvent<string>();
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

export const $search = createStore('')
  .on(searchChanged, (_, text) => text)
  .on(page.closed, () => '');

export interface CommandRow {
  readonly command: Command;
  readonly isCustomized: boolean;
}

const $indexed = $commands.map((commands) =>
  commands.map((command) => ({
    row: { command, isCustomized: isCustomized(overridesOf(command)) },
    text: command.name.toLowerCase(),
  })),
);

/** The commands whose names contain every word of the search, ignoring case (specification 5). */
export const $shown = combine($indexed, $search, (indexed, search): readonly CommandRow[] => {
  const matches = createMatch(search);
  return indexed.filter(({ text }) => matches(text)).map(({ row }) => row);
});
