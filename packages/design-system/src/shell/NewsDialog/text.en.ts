import { defineText } from '@dropdeck/text';

/** What is new in the product. */
export const t = defineText('design-system/shell/NewsDialog', {
  title: 'What’s new',
});
