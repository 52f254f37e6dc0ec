import { defineText } from '@dropdeck/text';

/** The button that looks for inputs in the monitors which were not read yet. */
export const t = defineText('domain/monitors/everywhere', {
  lookInAll: '{count, plural, one {Look in your monitor} other {Look in all # monitors}}',
  lookInOthers: 'Look in {count, plural, one {the other monitor} other {the other # monitors}}',
  // While it reads; the press stops it.
  looking: 'Stop looking: {read, number} of {count, plural, one {# monitor} other {# monitors}} read',
  lookAgain:
    '{failed, plural, one {# monitor could not be read.} other {# monitors could not be read.}} Look again in {count, number}',
});
