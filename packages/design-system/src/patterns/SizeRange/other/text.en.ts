import { defineText } from '@dropdeck/text';

/** Sizes beside EU, in words; the system is “US” or “UK”, as on a shoe box. */
export const t = defineText('design-system/patterns/SizeRange/other', {
  size: 'About {system} {from, number}',
  range: 'About {system} {from, number} to {to, number}',
});
