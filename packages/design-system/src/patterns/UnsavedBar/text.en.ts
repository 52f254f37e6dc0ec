import { defineText } from '@dropdeck/text';

/** Unsaved changes of a page. */
export const t = defineText('design-system/patterns/UnsavedBar', {
  title: 'You have unsaved changes',
});
