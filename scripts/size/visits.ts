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
 * e2e/visits.e2e.ts holds the built product to it. To raise a limit, say why here.
 */
export const visits: Readonly<Record<string, { readonly calls: readonly string[]; readonly cost: Cost }>> = {
  '/settings': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 154, idle: 243.5, files: 12, elements: 388 },
  },
  '/monitors': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors'],
    cost: { ready: 209.2, idle: 296.5, files: 23, elements: 652 },
  },
  '/monitors/{uuid}': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
    cost: { ready: 228.8, idle: 333, files: 26, elements: 1000 },
  },
  '/monitors/redirects': {
    calls: ['GET /v1/customer/info', 'GET /v1/redirects'],
    cost: { ready: 207.8, idle: 305, files: 24, elements: 504 },
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
    cost: { ready: 209.4, idle: 313.8, files: 25, elements: 512 },
  },
  '/customers': {
    calls: ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
    cost: { ready: 209, idle: 307.5, files: 24, elements: 513 },
  },
  '/dashboard-access': {
    calls: ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
    cost: { ready: 205.2, idle: 301, files: 21, elements: 326 },
  },
  '/payment': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 205.8, idle: 291, files: 20, elements: 235 },
  },
  '/tools/webhooks': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
    cost: { ready: 300, idle: 320, files: 30, elements: 512 },
  },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 380;
