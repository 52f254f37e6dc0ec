export { selectedExported, shownExported } from './export';
export { selection } from './bulk/open';
export { type DashboardUser } from '../../contract/calls/access';
export {
  $invite,
  copyFailed,
  INVITE_DAYS,
  inviteClosed,
  inviteOpened,
  inviteRetried,
  type Invite,
} from './invite';
export { messages } from './messages';
export { $removal, removeCancelled, removeConfirmed, removeRequested, type Removal } from './remove';
export {
  $hidden,
  $shown,
  $status,
  $unreadable,
  $users,
  isRemovable,
  list,
  page,
  roleOf,
  type AccessRole,
} from './users';
