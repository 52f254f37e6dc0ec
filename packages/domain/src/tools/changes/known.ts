import type { DashboardUser, getBotUsers } from '../../contract/calls/access';
import type {
  Command,
  getChannels,
  getCommands,
  getGuilds,
  getMembers,
  getRoles,
  Guild,
} from '../../contract/calls/commands';
import type { CustomerRecord, getCustomers } from '../../contract/calls/customers';
import type { getKeywordLists, KeywordList } from '../../contract/calls/keywords';
import type { getMonitor, getMonitorCustomers, MonitorDetail } from '../../contract/calls/monitor-detail';
import type { getMonitors } from '../../contract/calls/monitors';
import type { getProxyLists, ProxyList } from '../../contract/calls/proxies';
import type { getRedirects, Redirect } from '../../contract/calls/redirects';
import type { CustomerInfo, getCustomerInfo } from '../../contract/calls/session';
import type * as z from 'zod/mini';
import type { AnsweredCall, AnswerOf, Contract, ParametersOf, Schema } from '../../kernel/http';

/**
 * The last values that the server answered with or took, by which a write is compared. Apart from what pages know: they show an
 * edit before it is saved, forget a monitor for the next one, and are gone when a save on the way out is answered.
 */
export interface Known {
  readonly info: CustomerInfo | null;
  readonly redirects: readonly Redirect[];
  readonly keywordLists: readonly KeywordList[];
  readonly proxyLists: readonly ProxyList[];
  readonly customers: readonly CustomerRecord[];
  readonly users: readonly DashboardUser[];
  readonly guilds: readonly Guild[];
  /** By the server's id. */
  readonly commands: ReadonlyMap<string, readonly Command[]>;
  readonly monitors: ReadonlyMap<string, MonitorDetail>;
  /** The ids of the customers with access, by the monitor's uuid. */
  readonly access: ReadonlyMap<string, readonly string[]>;
  /** Names of monitors, customers, channels, roles and members by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly brandWords: readonly string[];
}

export const nothingKnown: Known = {
  info: null,
  redirects: [],
  keywordLists: [],
  proxyLists: [],
  customers: [],
  users: [],
  guilds: [],
  commands: new Map(),
  monitors: new Map(),
  access: new Map(),
  names: new Map(),
  brandWords: [],
};

type Sent<C> =
  C extends Contract<string, infer Payload>
    ? Payload extends Schema
      ? z.output<Payload>
      : undefined
    : never;

/** A call with the types of its declaration. */
export interface Call<C extends Contract> {
  readonly parameters: ParametersOf<C>;
  readonly payload: Sent<C>;
  readonly answer: AnswerOf<C>;
}

/**
 * A function of an answered call. Only the declaration's type is imported, so that the contracts stay in their pages'
 * chunks; the name under which the function is registered identifies the declaration, and a test compares them.
 */
export const ofCall =
  <C extends Contract>() =>
  <Result>(read: (call: Call<C>, known: Known) => Result) =>
  ({ parameters, payload, answer }: AnsweredCall, known: Known): Result =>
    read(
      {
        parameters: parameters as ParametersOf<C>,
        payload: payload as Sent<C>,
        answer: answer as AnswerOf<C>,
      },
      known,
    );

/** Monitors whose details are kept; a scan reads many. */
const MAX_MONITORS = 60;

export function withMonitor(known: Known, uuid: string, detail: MonitorDetail): Pick<Known, 'monitors'> {
  const monitors = new Map(known.monitors);
  monitors.delete(uuid);
  monitors.set(uuid, detail);
  const [oldest] = monitors.keys();
  if (monitors.size > MAX_MONITORS && oldest !== undefined) monitors.delete(oldest);
  return { monitors };
}

const withNames = (
  known: Known,
  named: readonly { readonly id: string; readonly name: string }[],
): Pick<Known, 'names'> => ({
  names: new Map([
    ...known.names,
    ...named.flatMap(({ id, name }) => (name === '' ? [] : [[id, name] as const])),
  ]),
});

/** What each GET tells, by the call's name. */
const reads: Readonly<Record<string, (call: AnsweredCall, known: Known) => Partial<Known>>> = {
  'session.getCustomerInfo': ofCall<typeof getCustomerInfo>()(({ answer }) => ({ info: answer.body })),
  'redirects.getRedirects': ofCall<typeof getRedirects>()(({ answer }) => ({
    redirects: answer.body.data.redirects,
  })),
  'keywords.getKeywordLists': ofCall<typeof getKeywordLists>()(({ answer }) => ({
    keywordLists: answer.body,
  })),
  'proxies.getProxyLists': ofCall<typeof getProxyLists>()(({ answer }) => ({ proxyLists: answer.body })),
  'customers.getCustomers': ofCall<typeof getCustomers>()(({ answer }) => ({ customers: answer.body })),
  'access.getBotUsers': ofCall<typeof getBotUsers>()(({ answer }) => ({
    users: answer.body.data.bots[0].users,
  })),
  'commands.getGuilds': ofCall<typeof getGuilds>()(({ answer }) => ({ guilds: answer.body.bots[0].guilds })),
  'commands.getCommands': ofCall<typeof getCommands>()(({ parameters, answer }, known) => ({
    commands: new Map(known.commands).set(parameters.id, answer.body.bots[0].commands),
  })),
  'commands.getRoles': ofCall<typeof getRoles>()(({ answer }, known) =>
    withNames(known, answer.body.bots[0].roles),
  ),
  'commands.getMembers': ofCall<typeof getMembers>()(({ answer }, known) =>
    withNames(known, answer.body.bots[0].members),
  ),
  'commands.getChannels': ofCall<typeof getChannels>()(({ answer }, known) =>
    withNames(known, answer.body.bots[0].channels),
  ),
  'monitors.getMonitors': ofCall<typeof getMonitors>()(({ answer }, known) =>
    withNames(
      known,
      answer.body.monitors.map(({ monitor_uuid: id, monitor_name: name }) => ({ id, name })),
    ),
  ),
  'monitorDetail.getMonitor': ofCall<typeof getMonitor>()(({ parameters, answer }, known) =>
    withMonitor(known, parameters.uuid, answer.body),
  ),
  'monitorDetail.getMonitorCustomers': ofCall<typeof getMonitorCustomers>()(
    ({ parameters, answer }, known) => ({
      ...withNames(
        known,
        answer.body.all.map(({ customer_id: id, name }) => ({ id, name })),
      ),
      access: new Map(known.access).set(parameters.uuid, answer.body.filtered ?? []),
    }),
  ),
};

/** What is known after an answer. */
export const learn = (known: Known, call: AnsweredCall): Known => ({
  ...known,
  ...reads[call.contract.name]?.(call, known),
});
