import { defineText } from '@dropdeck/text';

/** Links to other pages. */
export const t = defineText('design-system/primitives/Link', {
  // After the label, for screen readers.
  newTab: '(opens in a new tab)',
});
