import { createEvent, createStore, restore } from 'effector';
import { createExportAct } from '../../../kernel/page/page-acts';
import { page } from '../page';

/** Opens the bulk-add dialog, whose code is in a lazy chunk. */
export const bulkOpened = createEvent();

/** Opens it with lines that were pasted. */
export const bulkPasted = createEvent<string>();
/** What was pasted until the dialog is loaded. */
export const $pasted = restore<string | null>(bulkPasted, null).reset(page.started);

export const $isBulkOpen = createStore(false)
  .on([bulkOpened, bulkPasted], () => true)
  .on(page.started, () => false);

/** 'Add User' opens the dialog about customer access, whose code is in the same chunk. */
export const accessOpened = createEvent();
export const $isAccessWanted = createStore(false)
  .on(accessOpened, () => true)
  .on(page.started, () => false);

/** Saves the shown or the selected inputs as CSV. */
export const exportAct = createExportAct(page);
export const { exported } = exportAct;
