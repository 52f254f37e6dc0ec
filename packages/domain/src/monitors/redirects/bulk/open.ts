import { createEvent, createStore } from 'effector';
import { createBulkSelection } from '../../../kernel/job/bulk-selection';
import type { RedirectType } from '../../../contract/calls/redirects';
import { createExportAct } from '../../../kernel/page/page-acts';
import { page } from '../list';

/** Opens the dialog that imports redirects; its code is in a lazy chunk. */
export const importOpened = createEvent();
export const $isImportOpen = createStore(false)
  .on(importOpened, () => true)
  .on([page.started, page.closed], () => false);

/** The value that the selected redirects get, or that they are deleted. */
export type RedirectValue =
  | { readonly field: 'active'; readonly value: boolean }
  | { readonly field: 'webhook'; readonly value: string }
  | { readonly field: 'type'; readonly value: RedirectType }
  | { readonly field: 'delete'; readonly value: true };

/** The redirects to change in the dialog of a bulk change; its code is in a lazy chunk. */
export const selection = createBulkSelection<RedirectValue>(page);

/** Saves the shown or the selected redirects as CSV. */
export const exportAct = createExportAct(page);
export const { exported } = exportAct;
