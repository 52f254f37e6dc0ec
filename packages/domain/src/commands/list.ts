import { combine, createEvent } from 'effector';
import { callOf, type EntityId } from '../kernel/http';
import { createList } from '../kernel/list';
import { getCommands, type Command } from '../contract/calls/commands';
import { createGuildList } from './guild-list';
import { address, page } from './oauth-check';
import { isCustomized, overridesOf } from '../resources/overrides';
import { $unreadableGuilds } from './servers';
import { t } from './text.en';

// Here, because the code of the dialogs is in a lazy chunk.
/** Opens the dialog of a command's permissions. */
export const dialogOpened = createEvent<EntityId>();
/** Opens the dialog that applies the permissions of a command that has overrides. */
export const applyOpened = createEvent<EntityId>();
/** Opens it for the commands that receive permissions; it asks which command to copy them from. */
export const applyToOpened = createEvent<readonly EntityId[]>();

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

/** The list: the commands in the filter whose names contain every word of the search, ignoring case (specification 5). */
export const rows = createList({
  name: 'commands',
  page,
  address,
  filters: ['all', 'customized', 'default'],
  sorts: ['name'],
  $rows: $commands.map((commands) =>
    commands.map((command) => ({ command, isCustomized: isCustomized(overridesOf(command)) })),
  ),
  searchOf: ({ command }) => command.name,
  isIn: (row, filter) => filter === 'all' || row.isCustomized === (filter === 'customized'),
});
export const { $shown } = rows;
