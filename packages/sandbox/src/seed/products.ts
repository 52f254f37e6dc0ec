import type { PlanProducts, Product } from '@dropdeck/domain/contract';

/** The products of customers; 5 is the default of a new monitor (specification 9). */
export const seedProducts = (): Product[] => [
  { id: 1, name: 'Basic Toolbox', type: 'toolbox' },
  { id: 2, name: 'Release Calendar', type: 'toolbox' },
  { id: 3, name: 'Account Toolbox', type: 'toolbox' },
  { id: 4, name: 'Proxy Toolbox', type: 'toolbox' },
  { id: 5, name: 'Sneaker', type: 'monitor' },
  { id: 6, name: 'Alternative', type: 'monitor' },
  { id: 7, name: 'Private Inputs', type: 'monitor' },
];

/** The plan screen's products. Prices are in EUR per month. */
export const plans: PlanProducts = {
  toolbox: [
    {
      id: 'basic_toolbox',
      name: 'Basic Toolbox',
      popular: false,
      features: ['Size and fee converter', 'Release links', 'Profit calculator'],
      price: { unit_amount: 9.99 },
    },
    {
      id: 'release_calendar',
      name: 'Release Calendar',
      popular: true,
      features: ['Daily release digest', 'Raffle reminders', 'Early links'],
      price: { unit_amount: 14.99 },
    },
    {
      id: 'account_toolbox',
      name: 'Account Toolbox',
      popular: false,
      features: ['Address jigging', 'Catch-all tools', 'Order tracker'],
      price: { unit_amount: 19.5 },
    },
    {
      id: 'proxy_toolbox',
      name: 'Proxy Toolbox',
      popular: false,
      features: ['Proxy tester', 'Speed report per site', 'Pool rotation'],
      price: { unit_amount: 12 },
    },
  ],
  monitor: [
    {
      id: 'sneaker_monitor',
      name: 'Sneaker Monitor',
      popular: true,
      features: [
        'More than 40 sneaker shops',
        'Webhooks per region',
        'Size ranges',
        'Basic Toolbox included',
      ],
      price: { unit_amount: 59.99 },
    },
    {
      id: 'alternative_monitor',
      name: 'Alternative Monitor',
      popular: false,
      features: ['Electronics, cards and toys', 'Private inputs', 'Price limits', 'Basic Toolbox included'],
      price: { unit_amount: 44.5 },
    },
  ],
};

/** The purchase names in the customer's profile, by plan product id. */
export const purchaseLabels: Readonly<Record<string, string>> = {
  basic_toolbox: 'basic toolbox',
  release_calendar: 'release calendar',
  account_toolbox: 'account toolbox',
  proxy_toolbox: 'proxy toolbox',
  sneaker_monitor: 'sneaker',
  alternative_monitor: 'Alternative',
};
