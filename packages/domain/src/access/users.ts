import { sample } from 'effector';
import { createCall } from '../shared/http';
import { createPage } from '../shared/page';
import { createQuery } from '../shared/query';
import { sessionRevoked } from '../session';
import { getBotUsers, type DashboardUser } from './contract';

export const page = createPage('dashboard-access');

/** What a dashboard user may do (specification 3 and 6.1); any other value is N/A. */
export type AccessRole = 'Owner' | 'Admin' | 'N/A';

export function roleOf({ permission }: DashboardUser): AccessRole {
  const value = String(permission ?? '');
  return value === '1' ? 'Owner' : value === '2' ? 'Admin' : 'N/A';
}

/** Owners cannot be removed (specification 6.1). */
export const isRemovable = (user: DashboardUser): boolean => roleOf(user) !== 'Owner';

const loadFx = createCall(getBotUsers);
const query = createQuery({
  page,
  load: loadFx,
  dataOf: ({ body }): readonly DashboardUser[] => body.data.bots[0].users,
  initial: [],
});
sample({ clock: page.started, fn: () => ({}), target: query.start });

export const { $data: $users, $status, $unreadable, reload: reloadRequested } = query;

// The user is logged out when the users cannot be loaded (specification 8).
sample({ clock: query.failed, fn: () => ({ withMessage: false }), target: sessionRevoked });
