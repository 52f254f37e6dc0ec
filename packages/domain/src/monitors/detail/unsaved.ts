import { combine, sample } from 'effector';
import { registerUnsaved, unsavedDiscarded } from '../../kernel/page/unsaved';
import { $areExamplesUnsaved } from './example-inputs';
import { $isAddTyped } from './inputs/add';
import { $deleteProgress } from './inputs/delete';
import { $pending } from './inputs/pending';
import { $isAnyQueued, $isQueueStuck } from './inputs/queue';
import { $pendingWrites } from '../../resources/pending-writes';
import { $loadedUuid, discardRequested, page } from './page';
import { $areSettingsUnsaved } from './settings';
import * as webhooks from './webhooks/fields';

/** Whether leaving would lose something. Pending automatic saves do not count: leaving sends them. */
const $isUnsaved = combine(
  [
    // What is kept of one that does not load stays kept.
    $loadedUuid.map((uuid) => uuid !== null),
    page.$isOpen,
    webhooks.$isUnsaved,
    $areSettingsUnsaved,
    $areExamplesUnsaved,
    $isAddTyped,
    $isQueueStuck,
    $pending.map((pending) => pending.length > 0),
    $deleteProgress.map((progress) => progress !== null),
  ],
  ([isLoaded, isOpen, ...unsaved]) => isLoaded && isOpen && unsaved.some(Boolean),
);

/** Whether closing the tab now would lose something: what waits, and what is sent, of any monitor. */
const $isUnfinished = combine(
  [page.$isOpen, $isAnyQueued, webhooks.$isUnfinished, $pendingWrites],
  ([isOpen, isAnyQueued, areWebhooks, { size }]) => isAnyQueued || size > 0 || (isOpen && areWebhooks),
);
// Also what waits to be sent, though the examples alone were unsaved, which their editor has discarded by then.
sample({
  clock: unsavedDiscarded,
  source: page.$isOpen,
  filter: Boolean,
  target: discardRequested,
});
registerUnsaved({
  name: 'monitor',
  $isDirty: $isUnsaved,
  discard: discardRequested,
  $isPending: $isUnfinished,
});
