import type { SendRequest } from '@dropdeck/domain/kernel';
import { endpoints } from '../api/index.ts';
import { accountPlans, type AccountPlan, type Scale } from '../accounts.ts';
import type { Account, Backend, MonitorRecord, MonitorState, Workspace } from '../backend.ts';
import { matchCall } from '../calls.ts';
import { checkPayload } from '../payload.ts';
import { accountOf } from '../sessions.ts';
import { seedWorkspace } from '../seed/workspace.ts';

export const ORIGIN = 'https://api.example';
/** What the product is configured with. */
export const config = {
  apiBaseUrl: ORIGIN,
  loginUrl: 'https://login.example/',
  homeUrl: 'https://home.example/',
  supportUrl: 'https://support.example/',
  chatPlatformUrl: 'https://chat.example',
  brandWords: [],
};
/** The tokens of two people with the same bot, and of one who has paid and has no profile yet. */
export const TOKENS = ['token of Noor', 'token of Tomasz', 'token of Ines'] as const;

const scale: Scale = {
  monitors: 2,
  customers: 2,
  commands: 2,
  servers: 1,
  members: 2,
  roles: 2,
  channels: 1,
  redirects: 3,
  lists: 2,
  inputs: 5,
  graphPoints: 0,
};

/** What the server has below one path, as texts by `row|field`. */
export type Cells = ReadonlyMap<string, string>;
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
const itemOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item
    ? `${String(item.id)}${'permission' in item ? ` ${String(item.permission)}` : ''}`
    : text(item);
/** The proxies of a list, which is one text. */
export const linesOf = (lines: string): readonly string[] => lines.split('\n').filter((line) => line !== '');
/** A list is a cell for each of its items, as edits of lists are merged. */
const fieldsOf = (row: string, fields: object): [string, string][] =>
  Object.entries(fields).flatMap(([field, value]): [string, string][] => {
    const items = field === 'proxies' ? linesOf(String(value)) : value;
    return Array.isArray(items)
      ? items.map((item) => [`${row}|has ${field} ${itemOf(item)}`, 'true'])
      : [[`${row}|${field}`, field === 'next_renewal' ? text(value).slice(0, 10) : text(value)]];
  });

/** The paths that answer with what the others write. */
export const SECTIONS = {
  settings: '/v1/customer/info',
  setup: '/v1/create/customer',
  redirects: '/v1/redirects',
  keywords: '/v1/keywords',
  proxies: '/v1/proxies',
  customers: '/v1/customers',
  users: '/v1/user/info/bot/users',
  commands: '/v1/user/info/bot/commands',
} as const;

/** The section that a call reads or writes. */
export function sectionOf(path: string): string {
  const [plain = ''] = path.split('?');
  if (plain === '/v1/customer/update') return SECTIONS.settings;
  if (plain === '/v1/remove/bot/user') return SECTIONS.users;
  if (plain === '/v1/update/bot/commands') return SECTIONS.commands;
  if (plain.startsWith('/v1/monitors/') && !plain.endsWith('/customers'))
    return plain.split('/').slice(0, 4).join('/');
  return plain;
}

/** An answer of the server. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | null;
}

/** The sandbox's server with little data, and what it has as flat cells. */
export interface Server {
  readonly workspace: Workspace;
  readonly monitors: readonly string[];
  readonly serve: (request: SendRequest) => Answer;
  /** What it has now, below one path. */
  readonly read: (section: string) => Cells;
  readonly signIn: (person: number) => void;
}

export function createServer(now: () => number): Server {
  const plan: AccountPlan = {
    ...(accountPlans.find(({ id }) => id === 'developer') as AccountPlan),
    scale,
  };
  const workspace = seedWorkspace(plan, [], { seed: 'model', now });
  // Both may do everything, so that no act of the second person is refused.
  const account = (): Account => ({
    plan,
    image: '',
    paid: true,
    authorized: true,
    workspace: () => workspace,
    setUp: null,
    purchases: workspace.customer?.purchases ?? {},
  });
  const newcomer: Account = {
    ...account(),
    plan: {
      ...(accountPlans.find(({ id }) => id === 'paid-new') as AccountPlan),
      scale,
    },
    authorized: false,
    workspace: null,
    purchases: {},
  };
  /** The profile that the newcomer has made. */
  let profile: object = {};
  let lastId = 100_000;
  const backend: Backend = {
    now,
    accounts: new Map([
      ['0', account()],
      ['1', account()],
      ['2', newcomer],
    ]),
    sessions: new Map(TOKENS.map((token, at) => [token, String(at)])),
    codes: new Map(),
    invites: new Map(),
    payments: new Map(),
    issue: (kind) => kind,
    nextId: () => (lastId += 1),
  };
  const monitors = workspace.monitors().map(({ item }) => item.monitor_uuid);
  const serve = ({ method, path, headers, body }: SendRequest): Answer => {
    const matched = matchCall(method, new URL(`${ORIGIN}${path}`));
    const token = headers['Authorization'] ?? null;
    const by = accountOf(backend, token);
    const refuse = (status: number): Answer => ({ status, text: '{}', retryAfterMs: null });
    const endpoint = matched && endpoints.get(matched.contract.name);
    if (matched === null || endpoint === undefined || endpoint === null) return refuse(404);
    if (by === null) return refuse(401);
    const checked = checkPayload(matched.contract, headers['Content-Type'] ?? '', body ?? '');
    if (!checked.ok) throw new Error(`The payload of ${method} ${path} is refused: ${checked.error}`);
    const reply = endpoint.handle({
      backend,
      origin: ORIGIN,
      appOrigin: ORIGIN,
      token,
      account: by,
      paymentDelayMs: null,
      parameters: matched.parameters,
      payload: checked.payload,
    });
    if (!('refused' in reply) && path === SECTIONS.setup) profile = checked.payload as object;
    return 'refused' in reply
      ? refuse(reply.refused)
      : { status: reply.status, text: JSON.stringify(reply.body ?? {}), retryAfterMs: null };
  };
  const rowsOf = <Row extends object>(rows: readonly Row[], idOf: (row: Row) => string | number): Cells =>
    new Map(rows.flatMap((row) => fieldsOf(String(idOf(row)), row)));
  const readMonitor = (uuid: string): Cells => {
    const { inputs, webhooks, customerIds: _, ...state } = monitorState(uuid);
    return new Map([
      ...rowsOf(inputs, ({ id }) => id),
      ...fieldsOf('webhooks', Object.fromEntries(webhooks.map((one) => [one.region, one.webhook_url]))),
      ...fieldsOf('settings', state),
    ]);
  };
  const monitorState = (uuid: string): MonitorState =>
    (workspace.monitors().find(({ item }) => item.monitor_uuid === uuid) as MonitorRecord).state();
  const readSettings = (): Cells => {
    const { bot, customer } = workspace;
    return new Map(
      fieldsOf('', {
        botName: bot.name,
        footerText: bot.footer_text,
        whitelistedServers: bot.whitelisted_servers,
        customerName: customer?.name,
        imageUrl: customer?.image,
        hexColor: customer?.hex_color,
        footerIcon: customer?.footer_icon,
        webhookUrl: customer?.webhook_url,
      }),
    );
  };
  const read = (section: string): Cells => {
    if (section === SECTIONS.setup) return new Map(fieldsOf('', profile));
    if (section === SECTIONS.settings) return readSettings();
    if (section === SECTIONS.redirects) return rowsOf(workspace.redirects(), ({ id }) => id);
    if (section === SECTIONS.keywords) return rowsOf(workspace.keywordLists(), ({ id }) => id);
    if (section === SECTIONS.proxies) return rowsOf(workspace.proxyLists(), ({ id }) => id);
    if (section === SECTIONS.customers) return rowsOf(workspace.customers(), (one) => one.customer_id);
    if (section === SECTIONS.users) return rowsOf(workspace.users, (one) => one.discord_id);
    if (section === SECTIONS.commands)
      return new Map(
        (workspace.servers()[0]?.commands() ?? []).flatMap(({ id, name, permissions }) =>
          fieldsOf(String(id), { name, ...permissions }),
        ),
      );
    const uuid = section.split('/')[3] ?? '';
    if (section.endsWith('/customers'))
      return new Map(fieldsOf('', { customerIds: monitorState(uuid).customerIds }));
    return monitors.includes(uuid) ? readMonitor(uuid) : new Map<string, string>();
  };
  return {
    workspace,
    monitors,
    serve,
    read,
    signIn: (person) => void backend.sessions.set(TOKENS[person] ?? '', String(person)),
  };
}
