const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The messages of the customers screen (specification 8.3). */
export const messages = {
  loadFailed: 'Failed to fetch customers',
  saving: 'Saving customer...',
  saved: 'Customer updated successfully',
  saveFailed: 'Failed to save customer',
  /** Beside `saved`, after an extension: who, and until when (`yyyy-MM-dd`). */
  extended: (name: string, day: string): string => `${name}: extended to ${days.format(new Date(day))}`,
  /** Below the date field, when what was typed is no date. */
  noDate: 'Enter a complete date. The previous date still applies.',
} as const;
