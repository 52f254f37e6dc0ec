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
} from '@dropdeck/domain/contract';
import type { AccountPlan } from './accounts.ts';

/** A server of the bot. Its lists are created on first use. */
export interface ServerRecord {
  readonly guild: Guild;
  readonly roles: () => Role[];
  readonly members: () => Member[];
  readonly channels: () => Channel[];
  /** The bot's commands with the overrides of this server. */
  readonly commands: () => Command[];
}

/** The state of a monitor that the overview does not show. */
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
  /** The last point is at `now`, in milliseconds. */
  readonly graph: (now: number) => GraphPoint[];
}

/** A bot and its data. Lists are created on first use. */
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

/** The current state of an account. */
export interface Account {
  readonly plan: AccountPlan;
  readonly image: string;
  paid: boolean;
  authorized: boolean;
  workspace: (() => Workspace) | null;
  /** Set while the bot is being created. `since` is in epoch milliseconds, `reads` counts info requests. */
  setUp: { readonly since: number; reads: number } | null;
  purchases: { monitor?: string[]; toolbox?: string[] };
}

/** A single-use code issued by the sign-in or authorization page. */
export interface SignInCode {
  readonly type: 'login' | 'commands';
  /** `null` for an authorization, which any account may redeem. */
  readonly accountId: string | null;
  /** The `state` that the redeeming request must send. */
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
  /** Epoch milliseconds at which Pay was pressed. */
  paidAt: number | null;
  confirmed: boolean;
}

/** The state of the sandbox, except faults and the request log. */
export interface Backend {
  readonly now: () => number;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Token to account id. */
  readonly sessions: Map<string, string>;
  readonly codes: Map<string, SignInCode>;
  readonly invites: Map<string, Invite>;
  readonly payments: Map<string, Payment>;
  /** The next unique key. The sequence is the same for every backend with the same seed. */
  readonly issue: (kind: string) => string;
  /** The next numeric id, above every seeded one. */
  readonly nextId: () => number;
}

export const DAY_MS = 86_400_000;
