import { defineText } from '@dropdeck/text';

/** What saves of every page say. */
export const t = defineText('domain/kernel/save', {
  undo: 'Undo',
});
