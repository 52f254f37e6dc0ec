import { defineText } from '@dropdeck/text';

/** The preferences of this browser. */
export const t = defineText('domain/shell/preferences', {
  languageFailed: 'The language could not be loaded. Check your connection and reload the page.',
  hidingFailed: 'The values could not be hidden. Check your connection and reload the page.',
});
