import { defineText } from '@dropdeck/text';

/** The rows that a bulk change is about to touch. */
export const t = defineText('design-system/patterns/BulkChangeDialog', {
  changes: 'Changes',
  // Read between the value before and the value after.
  becomes: 'becomes',
  hidden: '{count, number} not shown in the list',
});
