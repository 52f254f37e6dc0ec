import { combine } from 'effector';
import { callOf, type EntityId } from '../kernel/http';
import { createList } from '../kernel/list';
import { getCommands, type Command } from '../contract/calls/commands';
import { createGuildList } from './guild-list';
import { address, page } from './oauth-check';
import { isCustomized, overridesOf } from '../resources/overrides';
import { $unreadableGuilds } from './servers';
import { t } from './text.en';

const read = callOf(getCommands);
export const list = createGuildList({
  read,
  itemsOf: ({ body }) => body.bots[0].commands,
  failedText: () => t('commandsFailed'),
});

export const {
  $items: $commands,
  $status: $commandsStatus,
  /** Loads the commands again if that has failed. */
  retryRequested: commandsReloadRequested,
} = list;
export const $total = $commands.map((commands) => commands.length);
export const $unreadable = combine([$unreadableGuilds, list.$unreadable], (lists) => lists.flat());

/** A command by its id, which a screen has as text. */
export const findCommand = (commands: readonly Command[], id: EntityId): Command | undefined =>
  commands.find((command) => String(command.id) === String(id));

const $rows = $commands.map((commands) =>
  commands.map((command) => ({ command, isCustomized: isCustomized(overridesOf(command)) })),
);

/** The list: the commands in the filter whose names contain every word of the search, ignoring case (specification 5). */
export const rows = createList({
  name: 'commands',
  page,
  address,
  filters: ['all', 'customized', 'default'],
  sorts: ['name'],
  $rows,
  searchOf: ({ command }) => command.name,
  isIn: (row, filter) => filter === 'all' || row.isCustomized === (filter === 'customized'),
});
export const { $shown } = rows;
