import { defineText } from '@dropdeck/text';

/** What few need of a list, and its export. */
export const t = defineText('design-system/patterns/ListMenu', {
  listOptions: 'List options',
  csvHint: 'For spreadsheets',
  jsonHint: 'With everything the server keeps',
  export: 'Export',
  exportSelected: 'Export {count, number} selected',
  exportShown: 'Export {count, number} shown',
});
