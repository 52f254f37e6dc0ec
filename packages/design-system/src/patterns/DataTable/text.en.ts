import { defineText } from '@dropdeck/text';

/** Tables: their states, columns and selection. */
export const t = defineText('design-system/patterns/DataTable', {
  actions: 'Actions',
  // Before the name of the row: “Select Alpha”.
  select: 'Select',
  failed: '{label} could not be loaded',
  nothingLost: 'Nothing was lost. Try again in a moment.',
  empty: 'Nothing here yet',
  outOfDate: 'The rows below may be out of date.',
  // The heading of a column of checkboxes.
  selected: 'Selected',
  columns: 'Columns',
  loading: 'Loading {label}',
  selectedOfShown: '{count, number} selected of {shown, number} shown',
  selectedRows: 'Selected rows',
  selectAllMatching: 'Select all {shown, number} that match',
  hiddenNotIncluded: 'Hidden rows are not included.',
  clearSelection: 'Clear selection',
});
