import { createEvent, createStore } from 'effector';
import { page } from '../page';

/** Opens the bulk-add dialog, whose code is in a lazy chunk. */
export const bulkOpened = createEvent();

export const $isBulkOpen = createStore(false)
  .on(bulkOpened, () => true)
  .on(page.started, () => false);
