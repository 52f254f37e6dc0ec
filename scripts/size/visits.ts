/** What a first visit costs or may cost. */
export interface Cost {
  /** KB (1,024 bytes, brotli) of JS and CSS that the page asks for before it is there and the browser has been idle. */
  readonly ready: number;
  /** The same once nothing more is fetched: with what is prefetched. */
  readonly idle: number;
  /** The number of these files. */
  readonly files: number;
  /** Elements of the page then. */
  readonly elements: number;
}

/**
 * What a first visit of each page asks the API for and may cost, for a developer's account on a fast connection. The journey
 * e2e/visits.e2e.ts holds the built product to it. A limit is what was measured and a little more; to raise one, say why here.
 * The entry lists the names of files, whose hashes change its size by 0.1 KB from build to build and from folder to folder: 0.3 KB
 * above what was measured. Counts that filter, also on phones, combined filters, copies of rows, one reading of monitors for all, and Undo after a
 * change of many took 1.1 KB, of a monitor's inputs 2.5 KB.
 */
export const visits: Readonly<Record<string, { readonly calls: readonly string[]; readonly cost: Cost }>> = {
  '/settings': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 139.6, idle: 219.7, files: 10, elements: 363 },
  },
  '/monitors': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors'],
    cost: { ready: 182.9, idle: 263.1, files: 17, elements: 616 },
  },
  '/monitors/{uuid}': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
    cost: { ready: 203, idle: 302.5, files: 19, elements: 986 },
  },
  '/monitors/redirects': {
    calls: ['GET /v1/customer/info', 'GET /v1/redirects'],
    cost: { ready: 181.8, idle: 273.8, files: 19, elements: 501 },
  },
  '/commands': {
    calls: [
      'GET /v1/customer/info',
      'GET /v1/user/info/bot/commands',
      'GET /v1/user/info/bot/guilds',
      'GET /v1/user/info/bot/guilds/{id}/channels',
      'GET /v1/user/info/bot/guilds/{id}/members',
      'GET /v1/user/info/bot/guilds/{id}/roles',
      'GET /v1/user/oauth/check',
    ],
    cost: { ready: 183.1, idle: 281.8, files: 18, elements: 491 },
  },
  '/customers': {
    calls: ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
    cost: { ready: 187.3, idle: 266.1, files: 14, elements: 660 },
  },
  '/dashboard-access': {
    calls: ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
    cost: { ready: 182.4, idle: 272.5, files: 17, elements: 308 },
  },
  '/payment': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 186.6, idle: 265.4, files: 16, elements: 221 },
  },
  '/tools/webhooks': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
    cost: { ready: 267.9, idle: 284.6, files: 24, elements: 419 },
  },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 380;
