import { createEvent, createStore } from 'effector';
import type { ExportFormat } from '../../shared/export';
import type { EntityId } from '../../shared/http';
import { page } from '../page';

/** Opens the bulk-add dialog, whose code is in a lazy chunk. */
export const bulkOpened = createEvent();

export const $isBulkOpen = createStore(false)
  .on(bulkOpened, () => true)
  .on(page.started, () => false);

/** Save the shown or the selected inputs, or the example inputs, as a file; the code is in the same chunk. */
export const shownExported = createEvent<ExportFormat>();
export const selectedExported = createEvent<{
  readonly format: ExportFormat;
  readonly ids: readonly EntityId[];
}>();
export const examplesExported = createEvent<ExportFormat>();
