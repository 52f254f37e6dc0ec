import type {
  Channel,
  Command,
  CustomerRecord,
  DashboardUser,
  GraphPoint,
  Guild,
  KeywordList,
  Member,
  MonitorInput,
  MonitorListItem,
  Product,
  ProxyList,
  Redirect,
  Role,
  UpdateEmbed,
} from '@dropdeck/domain/contracts';
import type { AccountPlan } from './accounts.ts';

/** A server of the bot with everyone and everything in it. */
export interface ServerRecord {
  readonly guild: Guild;
  readonly roles: () => Role[];
  readonly members: () => Member[];
  readonly channels: () => Channel[];
  /** The bot's commands with the overrides of this server. */
  readonly commands: () => Command[];
}

/** What a monitor holds beyond its row in the overview. */
export interface MonitorState {
  inputAllowed: boolean;
  exampleInputs: string[];
  webhooks: { region: string; webhook_url: string }[];
  inputs: MonitorInput[];
  onlyOwnInputs: boolean;
  delay: number;
  productId: string;
  proxyListId: string | null;
  keywordListId: string | null;
  customerIds: string[];
}

export interface MonitorRecord {
  readonly item: MonitorListItem;
  readonly state: () => MonitorState;
  readonly graph: () => GraphPoint[];
}

/** A bot and all that belongs to it. Large parts are made when they are first asked for. */
export interface Workspace {
  readonly ownerId: string;
  pending: boolean;
  readonly bot: { name: string; footer_text: string; app_id: string; whitelisted_servers: string[] };
  /** `null` before the customer has a profile. */
  customer: {
    image: string;
    name: string;
    footer_icon: string;
    hex_color: string;
    webhook_url: string;
    next_renewal: string;
    purchases: { monitor?: string[]; toolbox?: string[] };
  } | null;
  users: DashboardUser[];
  readonly servers: () => ServerRecord[];
  readonly monitors: () => MonitorRecord[];
  readonly customers: () => CustomerRecord[];
  readonly products: () => Product[];
  readonly redirects: () => Redirect[];
  readonly keywordLists: () => KeywordList[];
  readonly proxyLists: () => ProxyList[];
  readonly updates: UpdateEmbed[];
}

/** An account as it stands: what it began with, and what has become of it. */
export interface Account {
  readonly plan: AccountPlan;
  readonly image: string;
  paid: boolean;
  authorised: boolean;
  workspace: (() => Workspace) | null;
  /** Set between the creation of the profile and the bot being ready. */
  setUp: { readonly since: number; reads: number } | null;
  purchases: { monitor?: string[]; toolbox?: string[] };
}

/** A code that a sign-in or authorisation page gave out; it works once. */
export interface SignInCode {
  readonly type: 'login' | 'commands';
  /** Whose sign-in it is; `null` for an authorisation, which belongs to whoever redeems it. */
  readonly accountId: string | null;
  /** The `state` that it has to come back with. */
  readonly state: string;
  readonly expires: number;
}

export interface Invite {
  readonly workspace: () => Workspace;
  readonly expires: number;
  used: boolean;
}

export interface Payment {
  readonly id: string;
  readonly accountId: string;
  readonly appOrigin: string;
  readonly toolboxes: readonly string[];
  readonly monitors: readonly string[];
  /** When the payer pressed Pay; `null` before. */
  paidAt: number | null;
  confirmed: boolean;
}

/** All that the sandbox remembers, apart from faults and the log of requests. */
export interface Backend {
  readonly now: () => number;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Token to account id. */
  readonly sessions: Map<string, string>;
  readonly codes: Map<string, SignInCode>;
  readonly invites: Map<string, Invite>;
  readonly payments: Map<string, Payment>;
  /** A new key that is unique in this world, and the same in every world at the same point. */
  readonly issue: (kind: string) => string;
  /** A new number for something that was just created, above every seeded one. */
  readonly nextId: () => number;
}

export const DAY_MS = 86_400_000;
