import { combine, createEvent, sample } from 'effector';
import { callOf, type EntityId } from '../kernel/http';
import { createList } from '../kernel/list';
import { getCommands, type Command } from '../contract/calls/commands';
import { createGuildList } from './guild-list';
import { address } from './address';
import { page } from './oauth-check';
import { isCustomized, overridesOf } from '../resources/overrides';
import { $unreadableGuilds, guildChanged } from './servers';
import { t } from './text.en';

export const commandsReloadRequested = createEvent();

const read = callOf(getCommands);
export const list = createGuildList({
  read,
  itemsOf: ({ body }) => body.bots[0].commands,
  failedText: () => t('commandsFailed'),
});

sample({ clock: guildChanged, target: list.requested });
sample({ clock: commandsReloadRequested, target: list.retryRequested });

export const $commands = list.$items;
export const $total = $commands.map((commands) => commands.length);
export const $unreadable = combine([$unreadableGuilds, list.$unreadable], (lists) => lists.flat());
export const $commandsStatus = list.$status;

/** A command by its id, which a screen has as text. */
export const findCommand = (commands: readonly Command[], id: EntityId): Command | undefined =>
  commands.find((command) => String(command.id) === String(id));

export interface CommandRow {
  readonly command: Command;
  readonly isCustomized: boolean;
}

const $rows = $commands.map((commands) =>
  commands.map((command): CommandRow => ({ command, isCustomized: isCustomized(overridesOf(command)) })),
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
