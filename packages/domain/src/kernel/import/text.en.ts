import { defineText } from '@dropdeck/text';

/** The messages of imports and exports. */
export const t = defineText('domain/kernel/import', {
  nothingToExport: 'There is nothing to export',
  lastColumn: 'The last column cannot be read.',
  tooManyColumns: 'Too many columns.',
  otherColumns: 'These lines have other columns. Add them on their own.',
  unclosedQuote: 'A quotation mark is not closed.',
  // What a cell says, in lower case.
  yes: 'yes',
  no: 'no',
});
