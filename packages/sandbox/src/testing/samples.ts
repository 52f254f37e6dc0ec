import type { Contract } from '@dropdeck/domain/contract';
import { examplePayloads } from '@dropdeck/domain/contract-reference';
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

const withServer = (context: SampleContext): Sample => ({ parameters: serverOf(context) });
const withMonitor = (context: SampleContext): Sample => ({ parameters: uuidOf(context) });
const byVisitor = (): Sample => ({ account: 'visitor' });

/** What a request has that depends on the accounts: its ids, and who sends it if not the developer. */
const samples: Readonly<Record<string, (context: SampleContext) => Sample>> = {
  'session.signIn': ({ client }) => ({
    payload: {
      code: issueCode(client.sandbox.backend(), { type: 'login', accountId: 'developer', state: 'login' }),
      app_id: 'login',
    },
  }),
  'onboarding.createCustomer': () => ({ account: 'paid-new' }),
  'onboarding.validateInvite': byVisitor,
  'access.createBotInvite': ({ workspace }) => ({ payload: { app_id: workspace.bot.app_id, permission: 2 } }),
  'access.removeBotUser': ({ workspace }) => ({
    payload: { app_id: workspace.bot.app_id, user_id: workspace.users.at(-1)?.discord_id },
  }),
  'commands.getCommands': withServer,
  'commands.getRoles': withServer,
  'commands.getMembers': withServer,
  'commands.getChannels': withServer,
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
  'plans.getPlanProducts': byVisitor,
  'plans.createPaymentLink': byVisitor,
  'redirects.updateRedirect': ({ workspace }) => ({ payload: workspace.redirects()[0] }),
  'redirects.deleteRedirect': ({ workspace }) => ({ payload: { id: workspace.redirects()[0]?.id } }),
  'monitorDetail.getMonitor': withMonitor,
  'monitorDetail.getMonitorGraph': withMonitor,
  'monitorDetail.saveMonitorWebhooks': (context) => ({
    parameters: { monitor_uuid: uuidOf(context).uuid },
  }),
  'monitorDetail.getMonitorCustomers': withMonitor,
  'monitorDetail.saveMonitorCustomers': withMonitor,
  'monitorDetail.saveExampleInputs': withMonitor,
  'monitorDetail.updateMonitorInputs': withMonitor,
  'monitorDetail.addMonitorInputs': withMonitor,
  'monitorDetail.deleteMonitorInput': (context) => ({
    parameters: uuidOf(context),
    payload: inputOf(context),
  }),
};

/** A valid request for a call: the contract's example, with what depends on the accounts. */
export const sampleOf = ({ name }: Contract, context: SampleContext): Sample => ({
  payload: examplePayloads[name],
  ...samples[name]?.(context),
});
