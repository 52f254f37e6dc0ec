/** What a first visit costs or may cost. */
export interface Cost {
  /** KB (1,024 bytes, brotli) of JS and CSS that the page asks for before it is there and the browser has been idle. */
  readonly ready: number;
  /** The same once nothing more is fetched. */
  readonly idle: number;
  /** The same with what is prefetched once a person is there. */
  readonly fetched: number;
  /** The number of these files. */
  readonly files: number;
  /** Elements of the page then. */
  readonly elements: number;
}

/**
 * What a first visit of each page asks the API for and may cost, for a developer's account on a fast connection. The journey
 * e2e/visits.e2e.ts holds the built product to it. A limit is what was measured and 0.3 KB: the entry lists the names of files,
 * whose hashes change its size by 0.1 KB from build to build and from folder to folder.
 */
export const visits: Readonly<Record<string, { readonly calls: readonly string[]; readonly cost: Cost }>> = {
  '/settings': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 136.9, idle: 157.3, fetched: 218, files: 10, elements: 363 },
  },
  '/monitors': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors'],
    cost: { ready: 171.6, idle: 188.3, fetched: 252.5, files: 16, elements: 616 },
  },
  '/monitors/{uuid}': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
    cost: { ready: 191.6, idle: 280.2, fetched: 292.4, files: 19, elements: 986 },
  },
  '/monitors/redirects': {
    calls: ['GET /v1/customer/info', 'GET /v1/redirects'],
    cost: { ready: 170.3, idle: 251, fetched: 263.2, files: 19, elements: 501 },
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
    cost: { ready: 169.4, idle: 259.7, fetched: 271.9, files: 19, elements: 491 },
  },
  '/customers': {
    calls: ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
    cost: { ready: 176.4, idle: 191.8, fetched: 256, files: 14, elements: 660 },
  },
  '/dashboard-access': {
    calls: ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
    cost: { ready: 171.1, idle: 250, fetched: 262.2, files: 17, elements: 308 },
  },
  '/payment': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 170.7, idle: 186.2, fetched: 250.4, files: 16, elements: 221 },
  },
  '/tools/webhooks': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
    cost: { ready: 256.4, idle: 261.6, fetched: 273.8, files: 24, elements: 419 },
  },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 370;
