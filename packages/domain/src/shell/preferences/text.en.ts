import { defineText } from '@dropdeck/text';

/** The preferences of this browser. */
export const t = defineText('domain/shell/preferences', {
  // A language, or what hides values.
  notLoaded: 'Your choice could not be loaded. Check your connection and reload the page.',
});
