import { defineText } from '@dropdeck/text';

/** What the dialog of a keyword or proxy list says. */
export const t = defineText('design-system/features/monitors/ListEditorDialog', {
  nameFixed: 'The name cannot be changed.',
  description: 'One per line. A text file can be dropped here.',
  showCredentials: 'Show credentials',
  importFile: 'Import file',
  duplicates: '{count, plural, one {# duplicate} other {# duplicates}}',
  blank: '{count, plural, one {# blank line} other {# blank lines}}',
  unusual: '{count, plural, one {# unusual line} other {# unusual lines}}',
  // Begins with one of the three above: “2 blank lines”.
  goToNext: '{found}: go to the next',
  tidy: 'Remove blank and duplicate lines',
});
