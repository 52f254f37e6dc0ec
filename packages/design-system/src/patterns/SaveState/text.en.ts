import { defineText } from '@dropdeck/text';

/** Whether a setting is saved. */
export const t = defineText('design-system/patterns/SaveState', {
  notSaved: 'Not saved',
  saving: 'Saving…',
  saved: 'Saved',
});
