import { createEvent, createStore, sample } from 'effector';
import { createCall, unreadableIn, type LocatedRow } from '../shared/http';
import { createPage } from '../shared/page';
import { sessionRevoked } from '../session';
import { getBotUsers, type DashboardUser } from './contract';

/** The /dashboard-access page. */
export const page = createPage('dashboard-access');

/** What a dashboard user may do (spec sections 3 and 6); any other value is N/A. */
export type AccessRole = 'Owner' | 'Admin' | 'N/A';

/** The role behind a permission: 1 is Owner, 2 is Admin. */
export function roleOf({ permission }: DashboardUser): AccessRole {
  const value = String(permission ?? '');
  return value === '1' ? 'Owner' : value === '2' ? 'Admin' : 'N/A';
}

/** Owners cannot be removed (spec section 6). */
export const isRemovable = (user: DashboardUser): boolean => roleOf(user) !== 'Owner';

const load = page.scoped(createCall(getBotUsers));

/** A change was made: the list is loaded again, while the old one stands. */
export const reloadRequested = createEvent();
sample({ clock: [page.started, reloadRequested], fn: () => ({}), target: load.runFx });

// Spec section 8: when the users cannot be loaded, the user is logged out.
sample({ clock: load.failed, fn: () => ({ withMessage: false }), target: sessionRevoked });

/** Who has access to the dashboard, as the server lists them. */
export const $users = createStore<readonly DashboardUser[]>([]).on(
  load.done,
  (_, { result }) => result.body.data.bots[0].users,
);
/** Users that could not be read. */
export const $unreadable = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);
const $isLoaded = createStore(false).on(load.done, () => true);
/** Whether there is nothing to show yet. On a later visit the last list stands until the new one comes. */
export const $isLoading = $isLoaded.map((isLoaded) => !isLoaded);
