import { defineText } from '@dropdeck/text';

/** A list to choose several options from. */
export const t = defineText('design-system/primitives/MultiSelect', {
  search: 'Search…',
  searchIn: 'Search {label}',
  noOptions: 'No options',
  noMatches: 'No matches for “{text}”',
  selectAllFound: 'Select all {count, number} found',
  count: '{count, number} of {total, number} selected',
  // The name of the list of what is selected.
  selected: 'Selected {label}',
  // At the end of the selected options that have room.
  more: 'and {count, number} more',
});
