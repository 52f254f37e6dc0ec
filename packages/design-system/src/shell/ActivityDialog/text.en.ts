import { defineText } from '@dropdeck/text';

/** The messages and failures of this tab. */
export const t = defineText('design-system/shell/ActivityDialog', {
  title: 'Activity',
  description: 'What happened in this tab. It is not stored anywhere and contains no secrets.',
  copyReport: 'Copy report',
  empty: 'Nothing happened yet',
  emptyHint: 'Messages and failures of this tab appear here.',
  nothingFailed: 'Nothing failed',
  nothingDoneYet: 'Nothing done yet',
  // The heading of what happened since the dialog was open last.
  new: 'New',
  earlier: 'Earlier',
  info: 'Started',
  success: 'Done',
  error: 'Failed',
  call: 'Call failed',
  data: 'Unreadable',
  unread: '{kind}, new',
  times: '{count} times',
});
