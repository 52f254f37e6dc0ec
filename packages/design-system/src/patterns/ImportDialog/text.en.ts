import { defineText } from '@dropdeck/text';

/** Importing pasted lines and files: statuses of lines, their summary and the buttons. */
export const t = defineText('design-system/patterns/ImportDialog', {
  // {note} says why: “Already in this list”.
  repeatLeftOut: '{note}: left out',
  repeatAdded: '{note}: added again',
  conflictAdded: '{note}: added too',
  leftOut: 'Left out',
  added: 'Added',
  problem: 'Problem',
  toAdd: 'To add',
  empty: 'Empty',
  drop: 'Drop to add the lines of the files',
  files: 'Files',
  chooseFiles: 'Choose CSV files',
  nothingPasted: 'Nothing pasted yet',
  // {items} is “redirects” or “12 redirects”.
  add: 'Add {items}',
  addedMany: '{count, number} added',
  toAddMany: '{count, number} to add',
  duplicates: '{count, plural, one {# duplicate} other {# duplicates}}',
  conflicts: '{count, plural, one {# conflict} other {# conflicts}}',
  problems: '{count, number} with a problem',
  reading: 'Reading…',
  removeProblemLines: 'Remove problem lines',
  addDuplicatesToo: 'Add duplicates too',
  addConflictsToo: 'Add conflicts too',
  adding: 'Adding {items}',
  lines: 'Lines',
  linesAsRead: 'Lines as they were read',
  // The heading of a column of line numbers.
  line: 'Line',
});
