export { selectedExported, shownExported } from './export';
export { selection } from './bulk/open';
export { $invite, copyFailed, inviteClosed, inviteOpened, inviteRetried } from './invite';
export { $removal, removeCancelled, removeConfirmed, removeRequested } from './remove';
export { $hidden, $shown, $status, $unreadable, $users, list, page, roleOf } from './users';
