import { sample } from 'effector';
import { createBulkChange } from '../../../kernel/job/bulk-change';
import type { DashboardUser } from '../../../contract/calls/access';
import { createRemoval } from '../remove';
import { $users, isRemovable, reloadRequested, roleOf, selection } from '../users';
import { t } from '../text.en';

const removeFx = createRemoval();
const removal = createBulkChange<DashboardUser, 'remove'>({
  name: 'access of selected users',
  selection,
  $items: $users,
  keyOf: ({ discord_id }) => discord_id,
  nameOf: ({ name }) => name,
  change: (user) => (isRemovable(user) ? 'removed' : null),
  textOf: roleOf,
  run: ({ before }) => removeFx(before),
  // Every failure shows the same message, a lack of permission included (specification 8.2).
  errorOf: () => t('failed'),
  // Only an invite gives access again.
  canUndo: false,
  doneText: (count) => t('manyRemoved', { count }),
  failedText: (failed, total) => t('manyFailed', { failed, total }),
});

sample({ clock: removal.finished, target: reloadRequested });

const { isOpen, preview, progress, result } = removal.view;
const { onConfirm, onStop, onRetry, onClose } = removal.events;
/** The dialog that removes the access of the selected users; without an undo. */
export const accessRemoval = {
  view: { isOpen, preview, progress, result },
  events: { onConfirm, onStop, onRetry, onClose },
} as const;
