import { createEvent, createStore } from 'effector';
import { page } from '../settings';

/** Opens the dialog that imports and exports whitelisted servers; its code is in a lazy chunk. */
export const serversImportOpened = createEvent();
export const $isServersImportOpen = createStore(false)
  .on(serversImportOpened, () => true)
  .on(page.closed, () => false);

/** Saves the whitelisted servers as CSV; the code is in the same chunk. */
export const serversExported = createEvent();
