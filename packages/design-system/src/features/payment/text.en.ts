import { defineText } from '@dropdeck/text';

/** What the payment page says. */
export const t = defineText('design-system/features/payment', {
  noRenewalDate: 'No renewal date',
  renews: 'Renews {day}',
  loading: 'Loading payment information',
  stripeInfo: 'Stripe Info',
  paymentInformation: 'Payment Information',
  subscription: 'Subscription',
  yourSubscription: 'Your subscription',
  purchases: 'Purchases',
  empty: 'No purchases yet',
  emptyDescription: 'Your purchases appear here.',
  purchasedMonitors: 'Purchased Monitors',
  purchasedToolbox: 'Purchased Toolbox',
  nothingYet: 'Nothing yet.',
});
