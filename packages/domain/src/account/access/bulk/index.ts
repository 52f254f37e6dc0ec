import { sample } from 'effector';
import { createBulkChange } from '../../../kernel/job/bulk-change';
import type { DashboardUser } from '../../../contract/calls/access';
import { messages } from '../messages';
import { createRemoval } from '../remove';
import { $users, isRemovable, reloadRequested, roleOf } from '../users';
import { selection } from './open';

const removal = createBulkChange<DashboardUser, 'remove'>({
  name: 'access of selected users',
  selection,
  $items: $users,
  keyOf: ({ discord_id }) => discord_id,
  nameOf: ({ name }) => name,
  change: (user) => (isRemovable(user) ? 'removed' : null),
  textOf: roleOf,
  // Only an invite gives access again.
  canUndo: false,
  doneText: messages.manyRemoved,
  failedText: messages.manyFailed,
});

const removeFx = createRemoval();
sample({ clock: removal.itemStarted, fn: ({ write }) => write.before, target: removeFx });
sample({
  clock: removeFx.finally,
  fn: (end) => ({
    key: end.params.discord_id,
    failure: end.status === 'done' ? null : end.error,
    // Every failure shows the same message, a lack of permission included (specification 8.2).
    error: end.status === 'done' ? undefined : messages.failed,
  }),
  target: removal.itemSettled,
});
sample({ clock: removal.finished, fn: () => undefined, target: reloadRequested });

const { isOpen, preview, progress, result } = removal.view;
const { onConfirm, onStop, onRetry, onClose } = removal.events;
/** The dialog that removes the access of the selected users; without an undo. */
export const accessRemoval = {
  view: { isOpen, preview, progress, result },
  events: { onConfirm, onStop, onRetry, onClose },
} as const;
