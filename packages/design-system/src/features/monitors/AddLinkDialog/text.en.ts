import { defineText } from '@dropdeck/text';

/** What the dialog says that adds a link from the overview. */
export const t = defineText('design-system/features/monitors/AddLinkDialog', {
  title: 'Add a link',
  continue: 'Continue',
  link: 'Link',
  linkPlaceholder: 'https:// or a product ID',
  search: 'Search monitors',
  monitor: 'Monitor',
  more: '{count, plural, one {# more monitor: search by its name.} other {# more monitors: search by their names.}}',
  none: 'No monitor has this name',
});
