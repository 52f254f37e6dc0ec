import { defineText } from '@dropdeck/text';

/** Search fields. */
export const t = defineText('design-system/primitives/SearchField', {
  clearSearch: 'Clear search',
});
