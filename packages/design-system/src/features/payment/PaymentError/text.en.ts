import { defineText } from '@dropdeck/text';

/** What the page of a payment that was not found says. */
export const t = defineText('design-system/features/payment/PaymentError', {
  paymentReceived: 'Payment received.',
  goOn: 'Go on',
  title: 'Payment Processing Issue',
  confirmedLate: 'It was confirmed late. Possible causes:',
  notConfirmed: 'We could not confirm your payment. Possible causes:',
  tryAgain: 'Try Again',
  returnToPayment: 'Return to Payment',
  askSupportChat: 'Ask in the support chat',
  delay: 'Temporary system delay',
  network: 'Network connectivity issues',
  timeout: 'Payment verification timeout',
  // {link} is askSupportChat.
  notWorking: 'Still not working? {link}',
});
