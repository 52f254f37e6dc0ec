import { defineText } from '@dropdeck/text';

/** What the search of the overview finds besides monitors. */
export const t = defineText('design-system/features/monitors/FoundEntries', {
  title: 'Links, SKUs and notes',
  // Inputs and redirects.
  found: '{count, plural, one {# link, SKU or note matches} other {# links, SKUs and notes match}}',
  // Beside the button that looks in the monitors which were not read yet.
  none: 'Looking for a link, SKU or note?',
  nothing: 'No link, SKU or note matches',
  more: '{count, number} more: type more to narrow it down.',
});
