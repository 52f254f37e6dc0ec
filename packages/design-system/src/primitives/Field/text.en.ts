import { defineText } from '@dropdeck/text';

/** The count of characters below a field. */
export const t = defineText('design-system/primitives/Field', {
  characters: '{count, number} of {limit, number} characters',
});
