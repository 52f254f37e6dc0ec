import { defineText } from '@dropdeck/text';

/** What few need of a list, and its export. */
export const t = defineText('design-system/patterns/ListMenu', {
  listOptions: 'List options',
  export: 'Export as CSV',
  exportSelected: 'Export {count, number} selected as CSV',
  exportShown: 'Export {count, number} shown as CSV',
});
