import { defineText } from '@dropdeck/text';

/** What the page after a payment says. */
export const t = defineText('design-system/features/payment/Success', {
  waiting: 'Waiting for your payment',
  settingUp: 'Setting Up Your Dashboard',
  offline: 'You are offline. This page continues when the connection is back.',
  tryAgain: 'Try again',
  confirming: "We're confirming your payment.",
  takingLong: "Taking longer than expected? Don't worry, we're still processing your payment.",
});
