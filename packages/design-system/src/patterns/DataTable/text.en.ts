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
  widthOf: 'Width of {header}',
  automatic: 'Automatic',
  pixels: '{width} pixels',
  columnAt: '{header}: column {position, number} of {count, number}',
  movedTo: '{header}: {position, number} of {count, number}',
  moveColumn: 'Move {header}',
  reorderHint: 'Drag to reorder, or use the arrow keys.',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  resetColumns: 'Reset columns',
  selectedRows: 'Selected rows',
  selectAllMatching: 'Select all {shown, number} that match',
  hiddenNotIncluded: 'Hidden rows are not included.',
  clearSelection: 'Clear selection',
});
