import { createEvent, createStore } from 'effector';
import { page } from '../page';

/** The dialog that adds many links at once is asked for. Its code is fetched after the page. */
export const bulkOpened = createEvent();

export const $isBulkOpen = createStore(false)
  .on(bulkOpened, () => true)
  .on(page.started, () => false);

/** The dialog's code says whether leaving would lose lines. */
export const bulkUnsavedChanged = createEvent<boolean>();

/** Whether leaving would lose lines: while they are being added, or wait in the box. */
export const $isBulkUnsaved = createStore(false).on(bulkUnsavedChanged, (_, isUnsaved) => isUnsaved);
