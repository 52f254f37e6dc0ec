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
 */
export const visits: Readonly<Record<string, { readonly calls: readonly string[]; readonly cost: Cost }>> = {
  '/settings': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 153, idle: 227.2, files: 12, elements: 364 },
  },
  '/monitors': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors'],
    cost: { ready: 198, idle: 271.6, files: 21, elements: 626 },
  },
  '/monitors/{uuid}': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
    cost: { ready: 218.8, idle: 308, files: 24, elements: 995 },
  },
  '/monitors/redirects': {
    calls: ['GET /v1/customer/info', 'GET /v1/redirects'],
    cost: { ready: 198, idle: 280.8, files: 23, elements: 477 },
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
    cost: { ready: 198.4, idle: 288.7, files: 22, elements: 493 },
  },
  '/customers': {
    calls: ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
    cost: { ready: 201.3, idle: 273.3, files: 18, elements: 478 },
  },
  '/dashboard-access': {
    calls: ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
    cost: { ready: 197, idle: 278.3, files: 21, elements: 308 },
  },
  '/payment': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 200, idle: 272.1, files: 19, elements: 212 },
  },
  '/tools/webhooks': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
    cost: { ready: 274.2, idle: 294.1, files: 28, elements: 426 },
  },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 380;
