import { defineText } from '@dropdeck/text';

/** The lines of the history. `what` is a subject: “the redirect “Dunk””, “15 inputs of Nike”. */
export const t = defineText('domain/shell/history', {
  changed: 'Changed {what}',
  added: 'Added {what}',
  deleted: 'Deleted {what}',
  turnedOn: 'Turned on {what}',
  turnedOff: 'Turned off {what}',
  inputs: '{count, plural, one {# input} other {# inputs}} of {name}',
  unknownMonitor: 'a monitor',
  // For a developer of the server, after an answer that is not as agreed.
  check: '{text}. To check the server: npm run contract -- verify',
});
