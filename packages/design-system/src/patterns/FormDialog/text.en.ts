import { defineText } from '@dropdeck/text';

/** A form in a dialog. */
export const t = defineText('design-system/patterns/FormDialog', {
  discardTitle: 'Discard your changes?',
  notSavedYet: 'They are not saved yet.',
  keepEditing: 'Keep editing',
  failedHint: 'What you typed is still here.',
});
