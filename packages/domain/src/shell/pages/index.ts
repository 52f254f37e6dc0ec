import { t } from './text.en';
import { writeQuery } from '../../kernel/page/query-string';

/** The decoded parameters of a path by their names in the pattern. */
export type PathParameters = Readonly<Record<string, string>>;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Malformed escapes in an address are taken literally.
    return segment;
  }
}

/**
 * Matches a path against a pattern such as `/monitors/:uuid`, where `:name` stands for one segment. Case and trailing
 * slashes of the path are ignored.
 *
 * @returns the parameters, or `null` if the path does not match.
 */
export function matchPath(pattern: string, path: string): PathParameters | null {
  const expected = pattern.split('/');
  const actual = path.replace(/(?<=.)\/+$/, '').split('/');
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = actual[index] ?? '';
    if (part.startsWith(':') && segment !== '') parameters[part.slice(1)] = decode(segment);
    else if (part !== segment.toLowerCase()) return null;
  }
  return parameters;
}

/** The groups of the sidebar's links, as the preferences store them. */
export const linkGroups = ['Monitors', 'Tools'] as const;
type LinkGroup = (typeof linkGroups)[number];

/** A page of the app. Everything that needs its path, name or guard reads it here. */
export interface PageRecord {
  /** The path, in which `:name` stands for one segment. */
  readonly path: `/${string}`;
  /**
   * Who may open the page (session/routing.ts): `everyone`, signed in or not; `customers`, also before their setup
   * is complete; customers with `monitors`; `developers`. By default, every customer whose setup is complete.
   */
  readonly access?: 'everyone' | 'customers' | 'monitors' | 'developers';
  /** `standalone` for a page without the sidebar. */
  readonly layout?: 'standalone';
  /** The page's link in the sidebar. Links stand in the order of the records; `group` collects neighbors. */
  readonly navigation?: { readonly icon: string; readonly group?: LinkGroup };
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

/** The key of the input that a link to a monitor leads to, with the prefix. */
export const INPUT_ROW_KEY = `${INPUT_KEYS}row`;

/** The path to which the chat platform returns after a sign-in. */
export const SIGN_IN_RETURN_PATH = '/callback';

const records = {
  root: { path: '/' },
  signInReturn: { path: SIGN_IN_RETURN_PATH, access: 'everyone', layout: 'standalone' },
  settings: { path: '/settings', navigation: { icon: 'settings' } },
  commands: {
    path: '/commands',
    navigation: { icon: 'commands' },
    hasList: true,
    firstCall: '/v1/user/oauth/check',
  },
  payment: { path: '/payment', navigation: { icon: 'payment' } },
  monitors: {
    path: '/monitors',
    access: 'monitors',
    navigation: { icon: 'monitors', group: 'Monitors' },
    hasList: true,
    firstCall: '/v1/monitors',
  },
  redirects: {
    path: '/monitors/redirects',
    access: 'monitors',
    navigation: { icon: 'redirects', group: 'Monitors' },
    hasList: true,
    firstCall: '/v1/redirects',
  },
  monitorDetail: { path: '/monitors/:uuid', access: 'monitors', firstCall: '/v1/monitors/{uuid}' },
  dashboardAccess: {
    path: '/dashboard-access',
    navigation: { icon: 'access' },
    hasList: true,
    firstCall: '/v1/user/info/bot/users',
  },
  customers: {
    path: '/customers',
    access: 'developers',
    navigation: { icon: 'customers' },
    hasList: true,
    firstCall: '/v1/customers',
  },
  webhooks: { path: '/tools/webhooks', navigation: { icon: 'tools', group: 'Tools' } },
  history: { path: '/tools/history', navigation: { icon: 'tools', group: 'Tools' } },
  paymentError: { path: '/payment-error', access: 'customers', layout: 'standalone' },
  success: { path: '/success', access: 'customers', layout: 'standalone' },
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

/** The document's title of a page, which is announced after a navigation; that of `/` is the brand's name alone. */
export const pageTitle = (name: PageName): string => (name === 'root' ? '' : t(name));

/** The label of a page's link in the sidebar. */
export const linkLabel = (name: PageName): string => (name === 'monitors' ? t('overview') : pageTitle(name));

/** The name of a group of links. */
export const groupName = (group: LinkGroup): string => t(group === 'Tools' ? 'tools' : 'monitors');

/**
 * Finds the page at a path; `null` for an unknown path.
 *
 * @param path without its query.
 */
export function matchPage(path: string) {
  for (const name of Object.keys(pages) as PageName[]) {
    const parameters = matchPath(pages[name].path, path);
    if (parameters !== null) return { name, parameters };
  }
  return null;
}

/** The path as links write it, `/monitors/A1` for `/Monitors/A1/`; an unknown one as it is. */
export function canonicalPath(path: string): string {
  const page = matchPage(path);
  if (page === null) return path;
  const actual = path.split('/');
  const parts = pages[page.name].path.split('/');
  return parts.map((part, index) => (part.startsWith(':') ? actual[index] : part)).join('/');
}

/**
 * The path of the first call of the page at a path; `null` without one. Parameters with reserved characters would
 * need the encoding of the call itself, so these paths have none.
 */
export function firstCallAt({ name, parameters }: NonNullable<ReturnType<typeof matchPage>>): string | null {
  const { firstCall } = pages[name];
  if (firstCall === undefined || !Object.values(parameters).every((value) => /^[\w-]+$/.test(value)))
    return null;
  return firstCall.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '');
}

/** The link to a monitor's page; it keeps the overview's query string (specification 2.7). */
export const monitorHref = (uuid: string, query = ''): string =>
  `/monitors/${encodeURIComponent(uuid)}${query}`;

/** The link to an input on its monitor's page, which scrolls to it. */
export const inputHref = (uuid: string, id: string | number): string =>
  monitorHref(uuid, writeQuery('', { [INPUT_ROW_KEY]: String(id) }));

/** The link to the rows of a page's list that match a search. */
export const searchHref = ({ path }: Pick<PageRecord, 'path'>, search: string): string =>
  `${path}${writeQuery('', { search })}`;

/** The key of the chosen server in the address of the commands. */
export const SERVER_KEY = 'server';
