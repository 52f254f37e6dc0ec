import { defineText } from '@dropdeck/text';

/** A choice of one option. */
export const t = defineText('design-system/primitives/Select', {
  // While nothing is chosen.
  select: 'Select…',
});
