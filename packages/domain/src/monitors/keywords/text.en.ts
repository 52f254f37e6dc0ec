import { defineText } from '@dropdeck/text';

/** The messages of keyword lists (specification 8.7). A failed creation shows no toast, only an error in the editor. */
export const t = defineText('domain/monitors/keywords', {
  saved: 'Keyword list saved successfully',
  created: 'New keyword list created successfully',
  deleted: 'Keyword list deleted successfully',
  saveFailed: 'Failed to save keyword list',
  deleteFailed: 'Failed to delete keyword list',
  createFailed: 'Failed to create keyword list',
});
