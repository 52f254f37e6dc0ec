/** The number of rows of each kind in an account's seeded data. */
export interface Scale {
  readonly monitors: number;
  readonly customers: number;
  readonly commands: number;
  readonly servers: number;
  readonly members: number;
  readonly roles: number;
  readonly channels: number;
  readonly redirects: number;
  readonly lists: number;
  /** Inputs of the first monitor; the others have a few. */
  readonly inputs: number;
  readonly graphPoints: number;
}

/** An account of the sandbox and its initial state. */
export interface AccountPlan {
  readonly id: string;
  readonly name: string;
  /** The description on the login page. */
  readonly story: string;
  readonly discordId: string;
  readonly paid: boolean;
  readonly developer: boolean;
  /** Whether the chat platform's permission to change commands is granted (200 instead of 206). */
  readonly authorized: boolean;
  /** `shared`: the bot of the account `ownerId`. */
  readonly bot: 'own' | 'shared' | 'none';
  /** `null` unless the bot is shared. */
  readonly ownerId: string | null;
  /** The bot's app id; `N/A` without a bot. */
  readonly appId: string;
  readonly botPending: boolean;
  /** Whether customer info has `customer_data`. */
  readonly profile: boolean;
  readonly purchases: { readonly monitor?: readonly string[]; readonly toolbox?: readonly string[] };
  /** Days until the next renewal; negative if overdue. */
  readonly renewsInDays: number;
  /** Whether answers contain odd values and unreadable rows (`oddAnswer`). */
  readonly hasOddData: boolean;
  readonly scale: Scale;
}

const defaultScale: Scale = {
  monitors: 24,
  customers: 18,
  commands: 16,
  servers: 3,
  members: 40,
  roles: 9,
  channels: 14,
  redirects: 8,
  lists: 5,
  inputs: 14,
  graphPoints: 864,
};

const crowded: Scale = {
  monitors: 10_000,
  customers: 2_000,
  commands: 300,
  servers: 60,
  members: 5_000,
  roles: 500,
  channels: 500,
  redirects: 2_000,
  lists: 200,
  inputs: 5_000,
  graphPoints: 50_000,
};

const base = {
  paid: true,
  developer: false,
  authorized: true,
  bot: 'own',
  ownerId: null,
  botPending: false,
  profile: true,
  purchases: { monitor: ['sneaker', 'Alternative', 'private inputs'], toolbox: ['basic toolbox'] },
  renewsInDays: 64,
  hasOddData: false,
  scale: defaultScale,
} as const satisfies Partial<AccountPlan>;

/** Every account of the sandbox. The ids are stable, because tests sign in by them. */
export const accountPlans: readonly AccountPlan[] = [
  {
    ...base,
    id: 'customer',
    name: 'Mara Lindqvist',
    story: 'Has a bot and monitors; command permissions are not authorised yet.',
    discordId: '201474683920318464',
    appId: '1087340159260172288',
    authorized: false,
    purchases: {
      monitor: ['sneaker', 'Alternative', 'private inputs'],
      toolbox: ['basic toolbox', 'release calendar'],
    },
  },
  {
    ...base,
    id: 'developer',
    name: 'Noor Haddad',
    story: 'Sees the customers, the graph and all developer settings.',
    discordId: '184405311681986560',
    appId: '1093381726461140992',
    developer: true,
  },
  {
    ...base,
    id: 'admin',
    name: 'Tomasz Wrona',
    story: "Admin of the customer's bot: inviting, removing and command permissions are refused (203).",
    discordId: '310848622642069504',
    appId: '1087340159260172288',
    bot: 'shared',
    ownerId: 'customer',
  },
  {
    ...base,
    id: 'paid-new',
    name: 'Ines Carvalho',
    story: 'Has paid, and has not set up the profile yet.',
    discordId: '268473310986240000',
    appId: '1101552038146543616',
    bot: 'none',
    profile: false,
    authorized: false,
  },
  {
    ...base,
    id: 'visitor',
    name: 'Jonas Keller',
    story: 'Has not bought anything yet: sees the plans.',
    discordId: '343880157293641728',
    appId: '1104098262413062144',
    paid: false,
    bot: 'none',
    profile: false,
    authorized: false,
    purchases: {},
  },
  {
    ...base,
    id: 'pending',
    name: 'Aiko Morita',
    story: 'The bot is being set up: settings show the banner, inviting the bot is not possible.',
    discordId: '398201554837405696',
    appId: 'N/A',
    botPending: true,
    authorized: false,
    scale: { ...defaultScale, monitors: 3 },
  },
  {
    ...base,
    id: 'onboarding',
    name: 'Luca Bianchi',
    story: 'Has filled in the profile a moment ago, and waits for the bot.',
    discordId: '412770964531937280',
    appId: 'N/A',
    botPending: true,
    profile: false,
    authorized: false,
  },
  {
    ...base,
    id: 'preparing',
    name: 'Elif Aydin',
    story: 'Has a bot and no profile: the page waits with a spinner.',
    discordId: '427714210458927104',
    appId: '1107209313526272000',
    profile: false,
    authorized: false,
  },
  {
    ...base,
    id: 'no-monitors',
    name: 'Sofia Petrova',
    story: 'Has bought toolboxes only: no monitor screens.',
    discordId: '455902118376210432',
    appId: '1109746025938944000',
    purchases: { toolbox: ['basic toolbox', 'account toolbox'] },
    renewsInDays: 21,
    scale: { ...defaultScale, monitors: 0 },
  },
  {
    ...base,
    id: 'overdue',
    name: 'Callum Reid',
    story: 'The renewal was twelve days ago.',
    discordId: '486213907754090496',
    appId: '1112360481775521792',
    renewsInDays: -12,
  },
  {
    ...base,
    id: 'odd-data',
    name: 'Odd Data',
    story: 'A developer whose server answers with 0/1, null, numbers as text and rows that cannot be read.',
    discordId: '517206430021853184',
    appId: '1117829301544026112',
    developer: true,
    hasOddData: true,
  },
  {
    ...base,
    id: 'crowded',
    name: 'Maximiliana Oberhauser-Vandenberghe',
    story: 'A developer with 10,000 monitors, 2,000 customers and 5,000 members.',
    discordId: '502846733210558464',
    appId: '1115013826409234432',
    developer: true,
    purchases: {
      monitor: ['sneaker', 'Alternative', 'private inputs'],
      toolbox: ['basic toolbox', 'release calendar', 'account toolbox', 'proxy toolbox'],
    },
    scale: crowded,
  },
];
