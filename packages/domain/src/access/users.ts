import { createEvent, createStore, sample } from 'effector';
import { createCall, unreadableIn, type LocatedRow } from '../shared/http';
import { createPage } from '../shared/page';
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

const load = page.scoped(createCall(getBotUsers));

/** Reloads the list after a change; the current rows stay until the answer arrives. */
export const reloadRequested = createEvent();
sample({ clock: [page.started, reloadRequested], fn: () => ({}), target: load.runFx });

// The user is logged out when the users cannot be loaded (specification 8).
sample({ clock: load.failed, fn: () => ({ withMessage: false }), target: sessionRevoked });

export const $users = createStore<readonly DashboardUser[]>([]).on(
  load.done,
  (_, { result }) => result.body.data.bots[0].users,
);
export const $unreadable = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);
const $isLoaded = createStore(false).on(load.done, () => true);
/** True until the first load succeeds. Later visits show the previous list while it reloads. */
export const $isLoading = $isLoaded.map((isLoaded) => !isLoaded);
