import { defineText } from '@dropdeck/text';

/** What the choice of a language says. */
export const t = defineText('design-system/patterns/LanguageSelect', {
  language: 'Language',
  browser: 'As this browser',
});
