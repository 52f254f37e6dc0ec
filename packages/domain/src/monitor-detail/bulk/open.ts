import { createEvent, createStore } from 'effector';
import { page } from '../page';

/** Opens the bulk-add dialog, whose code is in a lazy chunk. */
export const bulkOpened = createEvent();

export const $isBulkOpen = createStore(false)
  .on(bulkOpened, () => true)
  .on(page.started, () => false);

/** Reported by the lazy chunk. */
export const bulkUnsavedChanged = createEvent<boolean>();

/** Whether leaving would lose lines of the box or a running job. */
export const $isBulkUnsaved = createStore(false).on(bulkUnsavedChanged, (_, isUnsaved) => isUnsaved);
