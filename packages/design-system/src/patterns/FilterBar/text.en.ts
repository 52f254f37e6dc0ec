import { defineText } from '@dropdeck/text';

/** The bar above a list, and its sheet on phones. */
export const t = defineText('design-system/patterns/FilterBar', {
  // {items} is “12 redirects”.
  show: 'Show {items}',
  filters: 'Filters',
  // By what the list is sorted, a noun.
  sort: 'Sort',
  // How many filters are active: “Filters, 2 set”.
  filtersSet: 'Filters, {set, number} set',
  sortSet: 'Sort, {set, number} set',
  ascending: 'Ascending',
  descending: 'Descending',
  sortBy: 'Sort by',
  // The order of the rows without a sorted column.
  default: 'Default',
  columns: 'Columns',
});
