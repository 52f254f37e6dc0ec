import { defineText } from '@dropdeck/text';

/** Rows as they could be. */
export const t = defineText('design-system/primitives/EmptyState', {
  example: 'Example, not your data',
});
