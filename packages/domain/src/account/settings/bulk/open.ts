import { combine, createEvent, createStore } from 'effector';
import { $restoring } from '../../../kernel/save/drafts';
import { page } from '../settings';

/** Opens the dialog that imports and exports whitelisted servers; its code is in a lazy chunk. */
export const serversImportOpened = createEvent();
export const $isServersImportOpen = createStore(false)
  .on(serversImportOpened, () => true)
  .on(page.closed, () => false);

/** Whether the dialog's chunk is needed: it is open, or a draft of it waits to be restored. */
export const $isServersImportNeeded = combine(
  [$isServersImportOpen, $restoring],
  ([isOpen, restoring]) => isOpen || restoring?.kind === 'servers-import',
);

/** Saves the whitelisted servers as CSV; the code is in the same chunk. */
export const serversExported = createEvent();
