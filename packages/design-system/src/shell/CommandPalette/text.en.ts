import { defineText } from '@dropdeck/text';

/** The search over everything. */
export const t = defineText('design-system/shell/CommandPalette', {
  placeholder: 'Search pages, monitors and actions',
  results: 'Results',
  count: '{count, plural, one {# result} other {# results}}',
  noMatches: 'Nothing matches “{text}”',
});
