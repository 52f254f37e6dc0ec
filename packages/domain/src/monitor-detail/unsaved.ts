import { combine } from 'effector';
import { registerUnsaved } from '../shared/unsaved';
import { $isAccessDirty } from './access';
import { $isBulkUnsaved } from './bulk/open';
import { $areExamplesDirty, $isExampleTyped } from './example-inputs';
import { $isAddTyped } from './inputs/add';
import { $deleteProgress } from './inputs/delete-many';
import { $isEditDirty } from './inputs/edit';
import { $pending } from './inputs/pending';
import { $isQueueStuck, $queuedCount } from './inputs/queue';
import { discardRequested, page } from './page';
import { $areSettingsUnfinished, $areSettingsUnsaved } from './settings';
import { $areWebhooksUnfinished, $areWebhooksUnsaved } from './webhooks';

/** Whether leaving would lose something. Pending automatic saves do not count: leaving sends them. */
const $isUnsaved = combine(
  [
    page.$isOpen,
    $areWebhooksUnsaved,
    $areSettingsUnsaved,
    $areExamplesDirty,
    $isExampleTyped,
    $isAccessDirty,
    $isAddTyped,
    $isEditDirty,
    $isQueueStuck,
    $isBulkUnsaved,
    $pending.map((pending) => pending.length > 0),
    $deleteProgress.map((progress) => progress !== null),
  ],
  ([isOpen, ...unsaved]) => isOpen === true && unsaved.some(Boolean),
);

/** Whether closing the tab now would lose something, pending saves included. */
const $isUnfinished = combine(
  {
    isOpen: page.$isOpen,
    count: $queuedCount,
    areWebhooks: $areWebhooksUnfinished,
    areSettings: $areSettingsUnfinished,
  },
  ({ isOpen, count, areWebhooks, areSettings }) => isOpen && (count > 0 || areWebhooks || areSettings),
);
registerUnsaved({
  name: 'monitor',
  $isDirty: $isUnsaved,
  discard: discardRequested,
  $isPending: $isUnfinished,
});
