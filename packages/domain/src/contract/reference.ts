import type { CustomerInfo } from './calls/session';

// What the calls are documented and tested with; the product imports nothing from here.

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

const option = { id: 1, name: 'EU pool' };
const overrides = {
  channels: [{ id: '1', permission: true }],
  roles: [],
  members: [{ id: '2', permission: false }],
};

const ofBot = (lists: object) => ({ bots: [lists] });

/** A valid answer for each call with a body; lists have several rows. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
  'session.getCustomerInfo': customer,
  'session.signIn': { error: false, data: { JWT: 'token', type: 'login', name: 'Mara', image: 'i' } },
  'onboarding.validateInvite': { error: false },
  'access.getBotUsers': {
    data: ofBot({
      users: [
        { discord_id: '1', name: 'Mara', icon: 'i', permission: 1 },
        { discord_id: '2', name: 'Tomasz', icon: null, permission: 2 },
        { discord_id: '3', name: 'Ines', permission: 2 },
      ],
    }),
  },
  'access.createBotInvite': { data: { link: 'https://dash.example/?key=k&type=invite' } },
  'commands.getGuilds': ofBot({
    guilds: [
      { id: '1', name: 'Sole', icon: 'i' },
      { id: '2', name: 'Lounge', icon: null },
    ],
  }),
  'commands.getCommands': ofBot({
    commands: [
      { id: '1', name: 'ban', permissions: overrides },
      { id: 2, name: 'ping', permissions: {} },
      { id: 3, name: 'help' },
    ],
  }),
  'commands.getRoles': ofBot({
    roles: [
      { id: '1', name: 'Mods', color: 3912375 },
      { id: '2', name: 'All' },
    ],
  }),
  'commands.getMembers': ofBot({
    members: [
      { id: '1', name: 'Mara', avatar: 'i' },
      { id: '2', name: 'Ada' },
    ],
  }),
  'commands.getChannels': ofBot({
    channels: [
      { id: '1', name: 'drops' },
      { id: '2', name: 'chat' },
    ],
  }),
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

const savedPermissions = {
  selected_channels: [],
  selected_roles: [{ id: '1', permission: true }],
  selected_members: [],
  app_id: '1080000000000000001',
  guild_id: '1',
  command_id: '1',
};
const redirect = { id: -1, keyword: 'samba', webhook: 'w', type: 'Name', active: true };
const input = { id: -1, link: 'https://shop.example/new' };

/** A valid payload for each call with one. */
export const examplePayloads: Readonly<Record<string, unknown>> = {
  'session.signIn': { code: 'code', app_id: 'login' },
  'settings.updateCustomer': {
    bot_name: 'Restock Radar',
    customer_name: 'Radar',
    image_url: '',
    hex_color: 'teal?',
    footer_text: '',
    footer_icon: '',
    app_id: '1080000000000000001',
    whitelisted_servers: [],
    webhook_url: '',
  },
  'onboarding.createCustomer': {
    name: 'Ines',
    image_url: 'i',
    hex_color: '#1c2a97',
    footer_text: 'f',
    footer_icon: 'i',
  },
  'onboarding.validateInvite': { key: 'unknown' },
  'access.createBotInvite': { app_id: '1080000000000000001', permission: 2 },
  'access.removeBotUser': { app_id: '1080000000000000001', user_id: '2' },
  'commands.updateCommand': savedPermissions,
  'customers.saveCustomer': { customer_id: '1', name: 'Sole Society', products: [1] },
  'plans.createPaymentLink': { toolboxes: ['release_calendar'], monitors: ['sneaker_monitor'] },
  'payment.openBillingPortal': {},
  'redirects.createRedirect': redirect,
  'redirects.updateRedirect': { ...redirect, id: 1 },
  'redirects.deleteRedirect': { id: 1 },
  'monitors.createMonitor': {
    site_name: 'Kith',
    monitor_type: 'new',
    monitor_visible: false,
    product_id: 5,
    example_inputs: [''],
    regions: ['EU'],
  },
  'monitorDetail.saveMonitorWebhooks': {
    webhooks: [{ region: 'EU-Nike', webhook_url: 'https://discord.com/api/webhooks/1/a' }],
  },
  'monitorDetail.saveMonitorCustomers': { customerIds: [] },
  'monitorDetail.saveExampleInputs': { example_inputs: ['DD1391-100'] },
  'monitorDetail.updateMonitorInputs': { delay: 0, type: 'delay' },
  'monitorDetail.addMonitorInputs': { inputs: [input], force: false },
  'monitorDetail.deleteMonitorInput': { ...input, id: 1 },
  'updates.sendUpdate': {
    title: 'v 1.0.0',
    color: 3912375,
    fields: [{ name: 'New', value: 'Sites', inline: true }],
  },
  'keywords.saveKeywordList': { keywords: ['samba'], keywordListID: 11, name: 'Samba' },
  'keywords.createKeywordList': { keywords: [], name: '' },
  'keywords.deleteKeywordList': { keywordListID: 11 },
  'proxies.saveProxyList': { proxyListData: 'a\nb', proxyListID: 'px-1' },
  'proxies.createProxyList': { proxyListData: '', proxyListName: 'Mine' },
  'proxies.deleteProxyList': { proxyListID: 'px-1' },
};

const noMonitor = { 404: 'The monitor does not exist, or is not of this account.' };
const noList = { 404: 'The list was deleted.' };
const noServer = { 404: 'The bot is not on this server.' };
const noRedirect = { 404: 'The redirect was deleted.' };
const noRights = 'The account may see the bot but not change this; nothing was changed.';

/** What the statuses mean with which a server refuses a call, besides 401 (sign in again) and 403 (not for this account). */
export const refusalMeanings: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'access.createBotInvite': { 203: noRights },
  'access.removeBotUser': { 203: noRights, 404: 'The user has no access (any more).' },
  'commands.getCommands': noServer,
  'commands.getRoles': noServer,
  'commands.getMembers': noServer,
  'commands.getChannels': noServer,
  'commands.updateCommand': { 203: noRights, ...noServer },
  'customers.saveCustomer': { 404: 'There is no such customer.' },
  'redirects.updateRedirect': noRedirect,
  'redirects.deleteRedirect': noRedirect,
  'monitors.createMonitor': { 409: 'A monitor of this name exists.' },
  'monitorDetail.getMonitor': noMonitor,
  'monitorDetail.getMonitorGraph': noMonitor,
  'monitorDetail.getMonitorCustomers': noMonitor,
  'monitorDetail.saveMonitorCustomers': noMonitor,
  'monitorDetail.saveMonitorWebhooks': noMonitor,
  'monitorDetail.saveExampleInputs': noMonitor,
  'monitorDetail.addMonitorInputs': {
    ...noMonitor,
    409: 'An input is in the monitor already. Sent again with `force`, it is added once more.',
  },
  'monitorDetail.updateMonitorInputs': {
    ...noMonitor,
    409: 'A changed link is in the monitor already. Sent again with `force`, it is saved.',
  },
  'monitorDetail.deleteMonitorInput': { 404: 'The monitor or the input was deleted.' },
  'keywords.saveKeywordList': noList,
  'keywords.deleteKeywordList': noList,
  'proxies.saveProxyList': noList,
  'proxies.deleteProxyList': noList,
};
