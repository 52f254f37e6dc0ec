import type { CustomerInfo } from '../session';

/** A customer with a bot, a profile and one monitor. */
export const customer: CustomerInfo = {
  paid: true,
  has_bot: true,
  bot_pending: false,
  developer: false,
  bot_data: {
    name: 'Release Radar',
    footer_text: 'Release Radar',
    app_id: '1080000000000000001',
    whitelisted_servers: ['1090000000000000001'],
  },
  customer_data: {
    image: 'https://img.example/logo.png',
    name: 'Sole Society',
    footer_icon: 'https://img.example/icon.png',
    hex_color: '#1c2a97',
    webhook_url: 'https://discord.com/api/webhooks/1090000000000000002/secret-part',
    next_renewal: '2026-12-24',
    purchases: { monitor: ['private inputs'], toolbox: ['Basic Toolbox'] },
  },
};

/** A signed-in customer without a bot, a profile or a payment. */
export const unpaidCustomer: CustomerInfo = {
  paid: false,
  has_bot: false,
  bot_pending: false,
  developer: false,
  bot_data: null,
  customer_data: {},
};
