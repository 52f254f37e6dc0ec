import { defineText } from '@dropdeck/text';

/** A list of texts. */
export const t = defineText('design-system/patterns/EditableList', {
  empty: 'Nothing added yet.',
  removeItem: 'Remove {item}',
});
