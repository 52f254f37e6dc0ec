import { defineText } from '@dropdeck/text';

/** What a range of shoe sizes says. */
export const t = defineText('design-system/patterns/SizeRange', {
  sizeRange: 'Size range',
  from: 'From',
  to: 'To',
});
