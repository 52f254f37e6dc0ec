import { defineText } from '@dropdeck/text';

/** The messages of imports and exports. */
export const t = defineText('domain/kernel/import', {
  nothingToExport: 'There is nothing to export',
  lastColumn: 'The last column cannot be read.',
  tooManyColumns: 'Too many columns.',
  unreadableJson: 'This JSON cannot be read.',
  unclosedQuote: 'A quotation mark is not closed.',
  numberTooLarge: 'A number is too large. Put it in quotation marks.',
  // `column` is the name of a property in the person’s file.
  wrongKind: '“{column}” is missing or of the wrong kind.',
});
