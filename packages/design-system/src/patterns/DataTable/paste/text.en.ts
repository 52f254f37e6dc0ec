import { defineText } from '@dropdeck/text';

/** Why cells of a spreadsheet cannot be pasted. */
export const t = defineText('design-system/patterns/DataTable/paste', {
  // Cells of a spreadsheet were pasted where fewer are.
  pasteTooLarge:
    '{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}} were pasted, and from here there are {maxRows, plural, one {# row} other {# rows}} and {maxColumns, plural, one {# column} other {# columns}}.',
  pasteWrong: 'Row {row, number} of what was pasted: {error}',
});
