import type { Contract } from '@dropdeck/domain/contracts';
import { monitorOf } from '../api/monitors.ts';
import { issueCode } from '../sessions.ts';
import type { Workspace } from '../backend.ts';
import type { Client } from './client.ts';

/** The account, parameters and payload of a request. */
export interface Sample {
  readonly account?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly payload?: unknown;
}

export interface SampleContext {
  readonly client: Client;
  readonly workspace: Workspace;
}

const uuidOf = ({ workspace }: SampleContext): { uuid: string } => ({
  uuid: workspace.monitors()[0]?.item.monitor_uuid ?? '',
});
const serverOf = ({ workspace }: SampleContext): { id: string } => ({
  id: workspace.servers()[0]?.guild.id ?? '',
});
const inputOf = (context: SampleContext): unknown =>
  monitorOf(context.workspace, uuidOf(context).uuid)?.state().inputs[0];

/** A valid request for each call with a payload or parameters, by the developer unless `account` is set. */
const samples: Readonly<Record<string, (context: SampleContext) => Sample>> = {
  'session.signIn': ({ client }) => ({
    payload: {
      code: issueCode(client.sandbox.backend(), { type: 'login', accountId: 'developer', state: 'login' }),
      app_id: 'login',
    },
  }),
  'settings.updateCustomer': ({ workspace }) => ({
    payload: {
      bot_name: 'Restock Radar',
      customer_name: 'Radar',
      image_url: '',
      hex_color: 'teal?',
      footer_text: '',
      footer_icon: '',
      app_id: workspace.bot.app_id,
      whitelisted_servers: [],
      webhook_url: '',
    },
  }),
  'onboarding.createCustomer': () => ({
    account: 'paid-new',
    payload: { name: 'Ines', image_url: 'i', hex_color: '#1c2a97', footer_text: 'f', footer_icon: 'i' },
  }),
  'onboarding.validateInvite': () => ({ account: 'visitor', payload: { key: 'unknown' } }),
  'access.createBotInvite': ({ workspace }) => ({ payload: { app_id: workspace.bot.app_id, permission: 2 } }),
  'access.removeBotUser': ({ workspace }) => ({
    payload: { app_id: workspace.bot.app_id, user_id: workspace.users.at(-1)?.discord_id },
  }),
  'commands.getCommands': (context) => ({ parameters: serverOf(context) }),
  'commands.getRoles': (context) => ({ parameters: serverOf(context) }),
  'commands.getMembers': (context) => ({ parameters: serverOf(context) }),
  'commands.getChannels': (context) => ({ parameters: serverOf(context) }),
  'commands.updateCommand': (context) => ({
    payload: {
      selected_channels: [],
      selected_roles: [{ id: context.workspace.servers()[0]?.roles()[0]?.id, permission: true }],
      selected_members: [],
      app_id: context.workspace.bot.app_id,
      guild_id: serverOf(context).id,
      command_id: context.workspace.servers()[0]?.commands()[0]?.id,
    },
  }),
  'customers.saveCustomer': ({ workspace }) => ({ payload: workspace.customers()[0] }),
  'plans.getPlanProducts': () => ({ account: 'visitor' }),
  'plans.createPaymentLink': () => ({
    account: 'visitor',
    payload: { toolboxes: ['release_calendar'], monitors: ['sneaker_monitor'] },
  }),
  'payment.openBillingPortal': () => ({ payload: {} }),
  'redirects.createRedirect': () => ({
    payload: { id: -1, keyword: 'samba', webhook: 'w', type: 'Name', active: true },
  }),
  'redirects.updateRedirect': ({ workspace }) => ({ payload: workspace.redirects()[0] }),
  'redirects.deleteRedirect': ({ workspace }) => ({ payload: { id: workspace.redirects()[0]?.id } }),
  'monitors.createMonitor': () => ({
    payload: {
      site_name: 'Kith',
      monitor_type: 'new',
      monitor_visible: false,
      product_id: 5,
      example_inputs: [''],
      regions: ['EU'],
    },
  }),
  'monitorDetail.getMonitor': (context) => ({ parameters: uuidOf(context) }),
  'monitorDetail.getMonitorGraph': (context) => ({ parameters: uuidOf(context) }),
  'monitorDetail.saveMonitorWebhooks': (context) => ({
    parameters: { monitor_uuid: uuidOf(context).uuid },
    payload: { webhooks: [{ region: 'EU-Nike', webhook_url: 'https://discord.com/api/webhooks/1/a' }] },
  }),
  'monitorDetail.getMonitorCustomers': (context) => ({ parameters: uuidOf(context) }),
  'monitorDetail.saveMonitorCustomers': (context) => ({
    parameters: uuidOf(context),
    payload: { customerIds: [] },
  }),
  'monitorDetail.saveExampleInputs': (context) => ({
    parameters: uuidOf(context),
    payload: { example_inputs: ['DD1391-100'] },
  }),
  'monitorDetail.updateMonitorInputs': (context) => ({
    parameters: uuidOf(context),
    payload: { delay: 0, type: 'delay' },
  }),
  'monitorDetail.addMonitorInputs': (context) => ({
    parameters: uuidOf(context),
    payload: { inputs: [{ id: -1, link: 'https://shop.example/new' }], force: false },
  }),
  'monitorDetail.deleteMonitorInput': (context) => ({
    parameters: uuidOf(context),
    payload: inputOf(context),
  }),
  'updates.sendUpdate': () => ({
    payload: { title: 'v 1.0.0', color: 3912375, fields: [{ name: 'New', value: 'Sites', inline: true }] },
  }),
  'keywords.saveKeywordList': () => ({ payload: { keywords: ['samba'], keywordListID: 11, name: 'Samba' } }),
  'keywords.createKeywordList': () => ({ payload: { keywords: [], name: '' } }),
  'keywords.deleteKeywordList': () => ({ payload: { keywordListID: 11 } }),
  'proxies.saveProxyList': () => ({ payload: { proxyListData: 'a\nb', proxyListID: 'px-1' } }),
  'proxies.createProxyList': () => ({ payload: { proxyListData: '', proxyListName: 'Mine' } }),
  'proxies.deleteProxyList': () => ({ payload: { proxyListID: 'px-1' } }),
};

/** A valid request for a call. Throws for a call that needs a payload or parameters and has no sample. */
export function sampleOf({ name, path, payload }: Contract, context: SampleContext): Sample {
  const sample = samples[name];
  if (sample === undefined && (payload !== null || path.includes('{')))
    throw new Error(`There is no sample of ${name}`);
  return sample?.(context) ?? {};
}
