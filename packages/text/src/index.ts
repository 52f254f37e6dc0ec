export {
  currentLocale,
  formatList,
  formatNumber,
  inEnglish,
  localized,
  setLocale,
  subscribeLocale,
} from './locale';
export type { Locale } from './locale';
export { createMatcher, foldText, mapFolded, wordsOf } from './search';
export type { FoldedText } from './search';
export { browserTimeZone } from './timeZone';
export { defineText, slot } from './text';
export type { Catalogue, Message, Text } from './text';
