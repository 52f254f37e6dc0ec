import { createStore } from 'effector';
import { createListExport } from '../../kernel/import/export';
import type { ListColumns } from '../../kernel/import/list';
import type { DashboardUser } from '../../contract/calls/access';
import { $users, page, roleOf } from './users';

const columns: ListColumns<DashboardUser> = {
  columns: [
    { name: 'discord_id', write: ({ discord_id }) => discord_id },
    { name: 'name', write: ({ name }) => name },
    { name: 'permission', write: roleOf },
    { name: 'icon', write: ({ icon }) => icon ?? '' },
  ],
};

/** Saves the users with dashboard access as a file. */
export const exported = createListExport({
  page: { name: 'dashboardAccess', $isOpen: page.$isOpen },
  columns,
  $name: createStore('dashboard-access'),
  $items: $users,
  keyOf: ({ discord_id }) => discord_id,
  $shown: $users,
  shownKeyOf: ({ discord_id }) => discord_id,
});
