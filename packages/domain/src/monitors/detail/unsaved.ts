import { combine } from 'effector';
import { registerUnsaved } from '../../kernel/page/unsaved';
import { $areExamplesUnsaved } from './example-inputs';
import { $isAddTyped } from './inputs/add';
import { $deleteProgress } from './inputs/delete-many';
import { $pending } from './inputs/pending';
import { $isAnyQueued, $isQueueStuck } from './inputs/queue';
import { discardRequested, page } from './page';
import { $areSettingsUnfinished, $areSettingsUnsaved } from './settings';
import {
  $isUnfinished as $areWebhooksUnfinished,
  $isUnsaved as $areWebhooksUnsaved,
} from './webhooks/fields';

/** Whether leaving would lose something. Pending automatic saves do not count: leaving sends them. */
const $isUnsaved = combine(
  [
    page.$isOpen,
    $areWebhooksUnsaved,
    $areSettingsUnsaved,
    $areExamplesUnsaved,
    $isAddTyped,
    $isQueueStuck,
    $pending.map((pending) => pending.length > 0),
    $deleteProgress.map((progress) => progress !== null),
  ],
  ([isOpen, ...unsaved]) => isOpen && unsaved.some(Boolean),
);

/** Whether closing the tab now would lose something, pending saves included. */
const $isUnfinished = combine(
  {
    isOpen: page.$isOpen,
    isAnyQueued: $isAnyQueued,
    areWebhooks: $areWebhooksUnfinished,
    areSettings: $areSettingsUnfinished,
  },
  ({ isOpen, isAnyQueued, areWebhooks, areSettings }) =>
    isAnyQueued || (isOpen && (areWebhooks || areSettings)),
);
registerUnsaved({
  name: 'monitor',
  $isDirty: $isUnsaved,
  discard: discardRequested,
  $isPending: $isUnfinished,
});
