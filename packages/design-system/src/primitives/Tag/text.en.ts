import { defineText } from '@dropdeck/text';

/** A removable name. */
export const t = defineText('design-system/primitives/Tag', {
  remove: 'Remove {name}',
});
