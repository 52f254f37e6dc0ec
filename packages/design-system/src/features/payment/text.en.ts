import { defineText } from '@dropdeck/text';

/** What the payment page says. */
export const t = defineText('design-system/features/payment', {
  noRenewalDate: 'No renewal date',
  renews: 'Renews {day}',
  renewal: 'Renewal',
  status: 'Status',
  daysLeft: '{days, plural, one {# day left} other {# days left}}',
  billing: 'Billing',
  billingText: 'Monthly, by card. Amount and invoices: Stripe Info.',
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
  // What the products include, as far as it is known.
  monitorsInclude: 'They watch product links and IDs, and post to a webhook for each region.',
  toolboxesInclude: 'The features of all of them are combined.',
  privateInputs: 'Inputs of your monitors can be private.',
  basicToolbox: 'Included for free with any Monitor or higher-tier Toolbox.',
});
