import { defineText } from '@dropdeck/text';

/** The messages of the customers screen (specification 8.3). */
export const t = defineText('domain/customers', {
  loadFailed: 'Failed to fetch customers',
  saving: 'Saving customer...',
  saved: 'Customer updated successfully',
  saveFailed: 'Failed to save customer',
  // `day` is a date: “December 24, 2026”.
  extended: '{name}: extended to {day}',
  noDate: 'Enter a complete date. The previous date still applies.',
  // `id` is the key of a product without a name.
  product: 'Product {id}',
});
