import type { CustomerInfo } from '../../account/session';

export { customer } from '../../contract/reference';

/** A signed-in customer without a bot, a profile or a payment. */
export const unpaidCustomer: CustomerInfo = {
  paid: false,
  has_bot: false,
  bot_pending: false,
  developer: false,
  bot_data: null,
  customer_data: {},
};
