import { defineText } from '@dropdeck/text';

/** What the dialog of the customers with access says. */
export const t = defineText('design-system/features/monitor/CustomerAccessDialog', {
  title: 'Manage Customer Access',
  description: 'Checked customers can see this monitor.',
  save: 'Save access',
  saveFailed: 'The access is not saved',
  search: 'Search customers',
  searchPlaceholder: 'Search customers...',
  withAccess: '{count, number} of {total, number} with access',
  customers: 'Customers',
  customer: 'Customer',
  loadFailed: 'The customers could not be loaded',
  empty: 'No customers yet',
  noneMatch: 'No customers match',
});
