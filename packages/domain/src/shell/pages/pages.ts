import { matchPath, type PathParameters } from './match';

/** A page of the app. Everything that needs its path, name or guard reads it here. */
export interface PageRecord {
  /** The path, in which `:name` stands for one segment. */
  readonly path: `/${string}`;
  /** The document's title, which is announced after a navigation. */
  readonly title: string;
  /**
   * Who may open the page (session/routing.ts): `everyone`, signed in or not; `customers`, also before their setup
   * is complete; customers with `monitors`; `developers`. By default, every customer whose setup is complete.
   */
  readonly access?: 'everyone' | 'customers' | 'monitors' | 'developers';
  /** `standalone` for a page without the sidebar. */
  readonly layout?: 'standalone';
  /** The page's link in the sidebar. Links stand in the order of the records; `group` collects neighbors. */
  readonly navigation?: { readonly label: string; readonly icon: string; readonly group?: string };
  /** The query string is the state of a list, to which the sidebar's link leads back. */
  readonly hasList?: true;
  /**
   * The path of the page's first call, in which `{name}` is a parameter of `path`. It is sent while the page's chunk
   * loads. The page's feature declares the call itself; a test compares the two.
   */
  readonly firstCall?: string;
}

/**
 * The prefix of the keys of a monitor's inputs in the query string. The other keys of a monitor's page are those of the
 * overview, which the way back keeps.
 */
export const INPUT_KEYS = 'inputs.';

/** The path to which the chat platform returns after a sign-in. */
export const SIGN_IN_RETURN_PATH = '/callback';

const records = {
  // Its title is the brand's name alone.
  root: { path: '/', title: '' },
  signInReturn: { path: SIGN_IN_RETURN_PATH, title: 'Signing in', access: 'everyone', layout: 'standalone' },
  settings: {
    path: '/settings',
    title: 'Settings',
    navigation: { label: 'Settings', icon: 'settings' },
  },
  commands: {
    path: '/commands',
    title: 'Commands',
    navigation: { label: 'Commands', icon: 'commands' },
    hasList: true,
    firstCall: '/v1/user/oauth/check',
  },
  payment: { path: '/payment', title: 'Payment', navigation: { label: 'Payment', icon: 'payment' } },
  monitors: {
    path: '/monitors',
    title: 'Monitors',
    access: 'monitors',
    navigation: { label: 'Overview', icon: 'monitors', group: 'Monitors' },
    hasList: true,
    firstCall: '/v1/monitors',
  },
  redirects: {
    path: '/monitors/redirects',
    title: 'Redirects',
    access: 'monitors',
    navigation: { label: 'Redirects', icon: 'redirects', group: 'Monitors' },
    hasList: true,
    firstCall: '/v1/redirects',
  },
  monitorDetail: {
    path: '/monitors/:uuid',
    title: 'Monitor',
    access: 'monitors',
    firstCall: '/v1/monitors/{uuid}',
  },
  dashboardAccess: {
    path: '/dashboard-access',
    title: 'Dashboard Access',
    navigation: { label: 'Dashboard Access', icon: 'access' },
    hasList: true,
    firstCall: '/v1/user/info/bot/users',
  },
  customers: {
    path: '/customers',
    title: 'Customers',
    access: 'developers',
    navigation: { label: 'Customers', icon: 'customers' },
    hasList: true,
    firstCall: '/v1/customers',
  },
  webhooks: {
    path: '/tools/webhooks',
    title: 'Webhooks',
    navigation: { label: 'Webhooks', icon: 'tools', group: 'Tools' },
  },
  changes: {
    path: '/tools/changes',
    title: 'Changes',
    navigation: { label: 'Changes', icon: 'tools', group: 'Tools' },
  },
  drafts: {
    path: '/tools/drafts',
    title: 'Drafts',
    navigation: { label: 'Drafts', icon: 'tools', group: 'Tools' },
  },
  backup: {
    path: '/tools/backup',
    title: 'Backup',
    navigation: { label: 'Backup', icon: 'tools', group: 'Tools' },
  },
  compare: {
    path: '/tools/compare',
    title: 'Compare',
    access: 'monitors',
    navigation: { label: 'Compare', icon: 'tools', group: 'Tools' },
  },
  paymentError: {
    path: '/payment-error',
    title: 'Payment problem',
    access: 'customers',
    layout: 'standalone',
  },
  success: { path: '/success', title: 'Setting up', access: 'customers', layout: 'standalone' },
} as const satisfies Record<string, PageRecord>;

export type PageName = keyof typeof records;

/** The icons of the sidebar's links. */
export type PageIcon = Extract<
  (typeof records)[PageName],
  { readonly navigation: unknown }
>['navigation']['icon'];

/** Every page by its name (specification 2.2). Of two patterns that match a path, the first one counts. */
export const pages: Readonly<
  Record<
    PageName,
    PageRecord & { readonly navigation?: PageRecord['navigation'] & { readonly icon: PageIcon } }
  >
> = records;

/** The page at a path. */
export interface PageMatch {
  readonly name: PageName;
  readonly parameters: PathParameters;
}

/**
 * Finds the page at a path; `null` for an unknown path.
 *
 * @param path without its query.
 */
export function matchPage(path: string): PageMatch | null {
  for (const name of Object.keys(pages) as PageName[]) {
    const parameters = matchPath(pages[name].path, path);
    if (parameters !== null) return { name, parameters };
  }
  return null;
}

/**
 * The path of the first call of the page at a path; `null` without one. Parameters with reserved characters would
 * need the encoding of the call itself, so these paths have none.
 */
export function firstCallAt({ name, parameters }: PageMatch): string | null {
  const { firstCall } = pages[name];
  if (firstCall === undefined || !Object.values(parameters).every((value) => /^[\w-]+$/.test(value)))
    return null;
  return firstCall.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '');
}
