import { defineText } from '@dropdeck/text';

/** What a range of shoe sizes says. */
export const t = defineText('design-system/patterns/SizeRange', {
  from: 'From',
  to: 'To',
  // An error: the text is no size.
  noSize: 'Sizes go from {smallest, number} to {largest, number}.',
});
