import { combine, createEvent, createStore, sample } from 'effector';
import { createCall } from '../shared/http';
import { createMatch } from '../shared/search';
import { getCommands, type Command } from './contract';
import { createGuildList } from './guild-list';
import { messages } from './messages';
import { page } from './oauth-check';
import { isCustomized, overridesOf } from './overrides';
import { $unreadableGuilds, guildChanged } from './servers';

/** What is typed into the search box: words of a command's name. */
export const searchChanged = createEvent<string>();
/** Retry, after the commands could not be loaded. */
export const commandsReloadRequested = createEvent();

const getCommandsFx = createCall(getCommands);
/** The commands of the chosen server. */
export const list = createGuildList({
  load: getCommandsFx,
  itemsOf: ({ body }) => body.bots[0].commands,
  failedText: messages.commandsFailed,
});

sample({ clock: guildChanged, target: list.requested });
sample({ clock: commandsReloadRequested, target: list.retryRequested });

export const $commands = list.$items;
/** How many commands there are without the search. */
export const $total = $commands.map((commands) => commands.length);
/** Rows of the page's lists that could not be read. */
export const $unreadable = combine([$unreadableGuilds, list.$unreadable], (lists) => lists.flat());
export const $areCommandsLoading = list.$isLoading;
/** Why the commands could not be loaded; `null` where they could. */
export const $commandsFailure = list.$failure;

export const $search = createStore('')
  .on(searchChanged, (_, text) => text)
  .on(page.closed, () => '');

/** A row of the list. */
export interface CommandRow {
  readonly command: Command;
  /** Whether it has an override for any channel, role or member. */
  readonly isCustomized: boolean;
}

const $indexed = $commands.map((commands) =>
  commands.map((command) => ({
    row: { command, isCustomized: isCustomized(overridesOf(command)) },
    text: command.name.toLowerCase(),
  })),
);

/** The commands whose name contains each word of the search, without regard to case (specification 5). */
export const $shown = combine($indexed, $search, (indexed, search): readonly CommandRow[] => {
  const matches = createMatch(search);
  return indexed.filter(({ text }) => matches(text)).map(({ row }) => row);
});
