import { defineText } from '@dropdeck/text';

/** What plans say. */
export const t = defineText('domain/account/plans', {
  purchaseFailed: 'The payment page could not be opened. Please try again.',
});
