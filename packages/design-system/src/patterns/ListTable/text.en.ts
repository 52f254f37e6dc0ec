import { defineText } from '@dropdeck/text';

/** A list with its filter, its search and changes of selected rows. */
export const t = defineText('design-system/patterns/ListTable', {
  enable: 'Enable',
  disable: 'Disable',
  change: 'Change…',
  // A button: gives the selected rows a value.
  set: 'Set…',
  filter: 'Filter',
  search: 'Search “{text}”',
  filterNamed: 'Filter “{name}”',
});
