import { defineText } from '@dropdeck/text';

/** What is left of the setup. */
export const t = defineText('design-system/shell/SetupDialog', {
  title: 'Setup',
  description: 'What is left until releases arrive where you want them.',
  showAgain: 'Show on pages again',
  putAway: 'Put away for later',
  progress: 'Steps done',
  allDone: 'Everything is done',
  count: '{done} of {total}',
  // Before the name of a step, for screen readers.
  done: 'Done:',
  open: 'Open:',
  waiting: 'In progress:',
  start: 'Start',
  startStep: 'Start: {label}',
});
