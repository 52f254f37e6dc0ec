import { defineText } from '@dropdeck/text';

/** The heading of a page. */
export const t = defineText('design-system/patterns/PageHeader', {
  moreActions: 'More actions',
});
