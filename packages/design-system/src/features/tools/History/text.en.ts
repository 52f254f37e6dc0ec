import { defineText } from '@dropdeck/text';

/** What was done and what failed, in this browser. */
export const t = defineText('design-system/features/tools/History', {
  title: 'History',
  description:
    'What you did and what failed, in this browser. What an edit changed is known until you leave or reload.',
  empty: 'Nothing happened yet',
  emptyHint: 'What you save, and what fails, is listed here.',
  nothingFailed: 'Nothing failed',
  nothingDoneYet: 'Nothing done yet',
  undo: 'Undo',
  // After Undo, for screen readers: what is undone.
  undoOf: 'Undo: {text}',
  details: '{count, plural, one {# change} other {# changes}}',
  more: '{count, plural, one {# more change} other {# more changes}}',
  done: 'Done',
  error: 'Failed',
  call: 'Call failed',
  data: 'Unreadable',
  times: '{count} times',
});
