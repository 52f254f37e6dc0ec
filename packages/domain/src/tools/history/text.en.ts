import { defineText } from '@dropdeck/text';

/** What became of an edit that was taken back. */
export const t = defineText('domain/tools/history', {
  undone: 'Undone: {text}',
  failed: 'Failed to undo: {reason}',
});
