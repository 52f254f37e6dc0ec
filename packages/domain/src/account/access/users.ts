import { sample } from 'effector';
import { pages } from '../../shell/pages';
import { callOf } from '../../kernel/http';
import { newestFirst } from '../../kernel/save/rows';
import { createBulkSelection } from '../../kernel/job/bulk-selection';
import { createPage } from '../../kernel/page/page';
import { createAddress } from '../../kernel/page/address';
import { createList } from '../../kernel/list';
import { createLoad } from '../../kernel/page/load';
import { endSessionOn } from '../session';
import { getBotUsers, type DashboardUser } from '../../contract/calls/access';

export const page = createPage('dashboard-access');

/** What a dashboard user may do (specification 3 and 6.1); any other value is N/A. */
export function roleOf({ permission }: DashboardUser): 'Owner' | 'Admin' | 'N/A' {
  const value = String(permission ?? '');
  return value === '1' ? 'Owner' : value === '2' ? 'Admin' : 'N/A';
}

/** Owners cannot be removed (specification 6.1). */
export const isRemovable = (user: DashboardUser): boolean => roleOf(user) !== 'Owner';

const read = callOf(getBotUsers);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): readonly DashboardUser[] => body.data.bots[0].users,
  initial: [],
  order: newestFirst(({ discord_id }) => discord_id),
});
sample({ clock: page.started, fn: () => ({}), target: query.start });

export const { $data: $users, $status, $unreadable, reload: reloadRequested } = query;

/** The state of the list, in the address. */
export const list = createList({
  name: 'access',
  page,
  address: createAddress(page, pages.dashboardAccess.path),
  filters: ['all', 'owner', 'admin'],
  sorts: ['name', 'discordId', 'role'],
  $rows: $users,
  searchOf: ({ name, discord_id }) => `${name}\n${discord_id}`,
  isIn: (user, filter) => filter === 'all' || roleOf(user).toLowerCase() === filter,
});
export const { $shown } = list;

// The user is logged out when the users cannot be loaded (specification 8).
endSessionOn(query.failed, false);

/** The users whose access is to be removed; the code of the dialog is in a lazy chunk. */
export const selection = createBulkSelection<'remove'>(page);
