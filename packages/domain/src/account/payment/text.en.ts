import { defineText } from '@dropdeck/text';

/** What payment says. */
export const t = defineText('domain/account/payment', {
  portalFailed: 'The billing portal could not be opened. Please try again.',
});
