import { defineText } from '@dropdeck/text';

/** What is left of the setup. */
export const t = defineText('design-system/features/settings/SetupCard', {
  title: 'Setup',
  count: '{done} of {total} done',
  // The button that opens the steps where they are folded.
  progress: 'Setup: {done} of {total} done',
  hide: 'Hide setup',
  // Before the name of a step, for screen readers.
  done: 'Done:',
  open: 'Open:',
  waiting: 'In progress:',
  start: 'Start',
  startStep: 'Start: {label}',
});
