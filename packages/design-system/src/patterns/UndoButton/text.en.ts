import { defineText } from '@dropdeck/text';

/** Undoing the last delete. */
export const t = defineText('design-system/patterns/UndoButton', {
  undoDelete: 'Undo delete',
  undoLast: 'Undo delete of the last one',
  undoNamed: 'Undo delete of {name}',
});
