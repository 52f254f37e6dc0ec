import { defineText } from '@dropdeck/text';

/** A removable name. */
export const t = defineText('design-system/primitives/Tag', {
  remove: 'Remove {name}',
  // What a save does to the item, after its name.
  added: 'added',
  removed: 'removed',
});
