import { customer } from './fixtures';

const option = { id: 1, name: 'EU pool' };
const overrides = {
  channels: [{ id: '1', permission: true }],
  roles: [],
  members: [{ id: '2', permission: false }],
};

/** A valid answer for each call with a body; lists have several rows. */
export const validAnswers: Readonly<Record<string, unknown>> = {
  'session.getCustomerInfo': customer,
  'session.signIn': { error: false, data: { JWT: 'token', type: 'login', name: 'Mara', image: 'i' } },
  'onboarding.validateInvite': { error: false },
  'access.getBotUsers': {
    data: {
      bots: [
        {
          users: [
            { discord_id: '1', name: 'Mara', icon: 'i', permission: 1 },
            { discord_id: '2', name: 'Tomasz', icon: null, permission: 2 },
            { discord_id: '3', name: 'Ines', permission: 2 },
          ],
        },
      ],
    },
  },
  'access.createBotInvite': { data: { link: 'https://dash.example/?key=k&type=invite' } },
  'commands.getGuilds': {
    bots: [
      {
        guilds: [
          { id: '1', name: 'Sole', icon: 'i' },
          { id: '2', name: 'Lounge', icon: null },
        ],
      },
    ],
  },
  'commands.getCommands': {
    bots: [
      {
        commands: [
          { id: '1', name: 'ban', permissions: overrides },
          { id: 2, name: 'ping', permissions: {} },
          { id: 3, name: 'help' },
        ],
      },
    ],
  },
  'commands.getRoles': {
    bots: [
      {
        roles: [
          { id: '1', name: 'Mods', color: 3912375 },
          { id: '2', name: 'All' },
        ],
      },
    ],
  },
  'commands.getMembers': {
    bots: [
      {
        members: [
          { id: '1', name: 'Mara', avatar: 'i' },
          { id: '2', name: 'Ada' },
        ],
      },
    ],
  },
  'commands.getChannels': {
    bots: [
      {
        channels: [
          { id: '1', name: 'drops' },
          { id: '2', name: 'chat' },
        ],
      },
    ],
  },
  'customers.getCustomers': [
    { customer_id: '1', name: 'Sole', image_url: 'i', next_renewal: '2026-12-24', products: [1, '2'] },
    {
      customer_id: '2',
      name: 'Heat',
      next_renewal: 1766534400000,
      products: [{ id: 1, name: 'Sneaker' }],
      tier: 1,
    },
    { customer_id: '3', name: 'Radar', products: null },
  ],
  'products.getProducts': [
    { id: 1, name: 'Sneaker', type: 'monitor' },
    { id: '2', name: 'Basic', type: 'toolbox' },
  ],
  'products.getMonitorProducts': [{ id: 1, name: 'Sneaker', type: 'monitor' }],
  'plans.getPlanProducts': {
    toolbox: [
      {
        id: 'basic_toolbox',
        name: 'Basic Toolbox',
        popular: true,
        features: ['a', 'b'],
        price: { unit_amount: 5 },
      },
      { id: 2, name: 'Release', price: { unit_amount: 4.5 } },
    ],
    monitor: [{ id: 3, name: 'Sneaker', popular: null, features: null, price: { unit_amount: 30 } }],
  },
  'plans.createPaymentLink': { payment_link: 'https://pay.example/' },
  'payment.openBillingPortal': { error: false, url: 'https://portal.example/' },
  'redirects.getRedirects': {
    data: {
      redirects: [
        { id: 1, keyword: 'dunk', webhook: 'w', type: 'Name', active: true, hits: 4 },
        { id: '2', keyword: 'DD1391', webhook: 'w', type: 'SKU', active: false },
      ],
    },
  },
  'monitors.getMonitors': {
    monitors: [
      {
        monitor_uuid: 'a',
        monitor_name: 'SNKRS',
        product_name: 'Sneaker',
        monitor_type: 'new',
        status: 'ACTIVE',
      },
      { monitor_uuid: 'b', monitor_name: 'Kith', not_setup: true, owner: { name: 'Ada' } },
    ],
  },
  'monitors.createMonitor': { uuid: 'a' },
  'monitorDetail.getMonitor': {
    data: {
      monitor_uuid: 'a',
      monitor_name: 'SNKRS',
      product_name: 'Sneaker',
      monitor_type: 'new',
      input_allowed: true,
      example_inputs: ['DD1391-100', 'https://shop.example/dunk'],
    },
    webhooks: [
      { region: 'EU-Nike', webhook_url: 'w' },
      { region: 'US-Nike', webhook_url: null },
    ],
    inputs: [
      {
        id: 7,
        link: 'l',
        sizeRange: '36-50',
        specialWebhook: '',
        region: 'all',
        note: 'n',
        priceLimit: 120,
        active: true,
      },
      { id: '8', link: 'm', private: false, keywordId: null, addedBy: { name: 'Ada' } },
    ],
    monitorOnlyOwnInputs: false,
    monitorSettings: {
      delay: 10,
      selectedProxyList: option,
      selectedProduct: null,
      proxyLists: { 1: option, 2: 'US pool' },
      products: {},
      keywordLists: { k: { id: 'k', name: 'Jordan' } },
    },
  },
  'monitorDetail.getMonitorGraph': {
    data: [
      { time: 1, counts: { 200: 4, 404: 1 } },
      { time: '2026-11-21T12:00:00Z', counts: {} },
    ],
  },
  'monitorDetail.getMonitorCustomers': {
    all: [
      { customer_id: '1', name: 'Sole' },
      { customer_id: '2', name: 'Heat' },
    ],
    filtered: ['1', '2'],
  },
  'monitorDetail.addMonitorInputs': {
    inputs: [
      { id: 7, link: 'l' },
      { id: 8, link: 'm', priceLimit: 9 },
    ],
  },
  'keywords.getKeywordLists': [
    { id: 1, name: 'Jordan', keywords: ['jordan', 'air'] },
    { id: 'b', name: 'Dunk', keywords: [] },
  ],
  'keywords.createKeywordList': { new_id: 3 },
  'proxies.getProxyLists': [
    { id: 1, name: 'EU', proxies: 'a\nb' },
    { id: 2, name: 'US', proxies: '' },
  ],
  'proxies.createProxyList': { new_id: 'px-3' },
};
