import { defineText } from '@dropdeck/text';

/** Deleting many items. {items} is “12 redirects”. */
export const t = defineText('design-system/patterns/DeleteManyDialogs', {
  question: 'Delete {items}?',
  noUndo: 'This cannot be undone.',
  confirm: 'Delete {items}',
  failed: '{count, number} of {items} could not be deleted',
  failedHint: 'These are still in the list. The others were deleted.',
  notDeleted: 'Not deleted',
});
