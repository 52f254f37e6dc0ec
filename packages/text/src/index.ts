export {
  currentLocale,
  formatList,
  formatNumber,
  inEnglish,
  localized,
  numberFormatOf,
  numberFormats,
  setLocale,
  subscribeLocale,
} from './locale';
export type { Locale, NumberFormat } from './locale';
export { defineText, slot } from './text';
export type { Catalogue, Message, Messages, Text } from './text';
