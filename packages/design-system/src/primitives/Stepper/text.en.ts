import { defineText } from '@dropdeck/text';

/** The steps of a form. */
export const t = defineText('design-system/primitives/Stepper', {
  // Before the name of a step that is done, for screen readers.
  done: 'Done:',
});
