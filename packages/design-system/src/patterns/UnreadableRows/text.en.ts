import { defineText } from '@dropdeck/text';

/** Rows of an answer that could not be read. {path} is where a row is: “monitors[3]”. */
export const t = defineText('design-system/patterns/UnreadableRows', {
  title: '{count, plural, one {# row} other {# rows}} could not be read',
  hint: '{count, plural, one {It is unchanged on the server. All others are complete.} other {They are unchanged on the server. All others are complete.}}',
  rowWithoutId: 'Row without an ID',
  hideSecrets: 'Hide secrets of {path}',
  showSecrets: 'Show secrets of {path}',
  copy: 'Copy {path}',
  asSent: '{name}, {path}, as the server sent it',
  andMore: 'And {count, number} more.',
  copyFailed: 'The browser did not allow copying.',
});
