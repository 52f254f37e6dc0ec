import { defineText } from '@dropdeck/text';

/** What the dialog says that adds links from the overview. */
export const t = defineText('design-system/features/monitors/AddLinkDialog', {
  title: 'Add a link',
  add: '{count, plural, =0 {Add} one {Add} other {Add # links}}',
  addAnyway: 'Add anyway',
  link: 'Link',
  linkPlaceholder: 'https:// or a product ID',
  // Below the field, which is empty for the next link. {monitor} is the name of a monitor.
  added: 'Input added successfully: {link}, in {monitor}',
  addedSeveral: 'Input added successfully: {count, number} links, in {monitor}',
  // {monitors} are names of monitors: “Nike SNKRS and Zalando”.
  watchedBy: 'Already watched by {monitors}',
  sizes: 'Sizes',
  search: 'Search monitors',
  monitor: 'Monitor',
  more: '{count, plural, one {# more monitor: search by its name.} other {# more monitors: search by their names.}}',
  none: 'No monitor has this name',
  // Opens the monitor with the link in its form.
  moreFields: 'Region, note and more…',
});
