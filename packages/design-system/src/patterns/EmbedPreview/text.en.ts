import { defineText } from '@dropdeck/text';

/** A preview of a message in Discord, and what Discord cuts from it. */
export const t = defineText('design-system/patterns/EmbedPreview', {
  label: 'Preview of the message in Discord',
  app: 'APP',
  botNameCut: 'Discord shows the first {limit, number} characters of the bot’s name.',
  authorCut: 'Discord shows the first {limit, number} characters of the author.',
  titleCut: 'Discord shows the first {limit, number} characters of the title.',
  descriptionCut: 'Discord shows the first {limit, number} characters of the description.',
  footerCut: 'Discord shows the first {limit, number} characters of the footer.',
  fieldNameCut: 'Discord shows the first {limit, number} characters of a field’s name.',
  fieldValueCut: 'Discord shows the first {limit, number} characters of a field’s value.',
  fieldsCut: 'Discord shows the first {limit, number} fields.',
  totalCut: 'Discord takes {limit, number} characters in one embed.',
});
