import { defineText } from '@dropdeck/text';

/** What a job is about to write, step by step, and what it wrote. {items} is “12 changes”. */
export const t = defineText('design-system/patterns/Plan', {
  plan: 'Plan',
  chosenOf: '{count, number} of {items}',
  entriesDeleted: '{count, plural, one {# entry} other {# entries}} deleted',
  skippedMany: '{count, number} skipped',
  // {reason} is a sentence.
  skipped: 'Skipped. {reason}',
  unchanged: 'Unchanged: {titles}',
  deletes: 'Deletes {name}',
  // Read between the value before and the value after.
  becomes: 'becomes',
  showMore: 'Show {count, number} more',
  showSecrets: 'Show secrets',
  // {items} is “12 changes”.
  confirm: 'Make {items}',
  deleteQuestion: 'Delete {count, plural, one {# entry} other {# entries}}?',
  deleteHint: 'The plan lists them in red. They can’t be restored.',
  deleteConfirm: 'Delete {count, plural, one {# entry} other {# entries}}',
  runningStep: 'Making the changes',
  running: 'Making {count, plural, one {# change} other {# changes}}',
  stopHint: 'Stop keeps what is already made.',
  results: 'Results',
});
