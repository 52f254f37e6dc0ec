import { defineText } from '@dropdeck/text';

/** A language that could not be loaded. */
export const t = defineText('domain/shell/preferences/language', {
  notLoaded: 'Your choice could not be loaded. Check your connection and reload the page.',
});
