/** What is said of customers (spec section 8). */
export const messages = {
  loadFailed: 'Failed to fetch customers',
  saving: 'Saving customer...',
  saved: 'Customer updated successfully',
  saveFailed: 'Failed to save customer',
  /** Below the date field, when what was typed is no date. */
  noDate: 'Enter a whole date. The one before still stands.',
} as const;
