import { defineText } from '@dropdeck/text';

/** The names of copied lists. */
export const t = defineText('domain/kernel/list/manager', {
  copyOf: '{name} copy',
  // The name of another copy.
  copyNumber: '{name} copy {number, number}',
});
