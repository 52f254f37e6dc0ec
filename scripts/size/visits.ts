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
 * 0.2 KB on redirects and access: what a page or a job writes makes what the other knows old.
 */
export const visits: Readonly<Record<string, { readonly calls: readonly string[]; readonly cost: Cost }>> = {
  '/settings': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 154, idle: 228, files: 12, elements: 364 },
  },
  '/monitors': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors'],
    cost: { ready: 199.7, idle: 273, files: 21, elements: 640 },
  },
  '/monitors/{uuid}': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
    cost: { ready: 220.9, idle: 310, files: 24, elements: 1000 },
  },
  '/monitors/redirects': {
    calls: ['GET /v1/customer/info', 'GET /v1/redirects'],
    cost: { ready: 199.2, idle: 282.2, files: 23, elements: 505 },
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
    cost: { ready: 199.8, idle: 289.5, files: 22, elements: 493 },
  },
  '/customers': {
    calls: ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
    cost: { ready: 202.5, idle: 274.3, files: 18, elements: 478 },
  },
  '/dashboard-access': {
    calls: ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
    cost: { ready: 198.5, idle: 279.5, files: 21, elements: 312 },
  },
  '/payment': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 201.2, idle: 273, files: 19, elements: 220 },
  },
  '/tools/webhooks': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
    cost: { ready: 275.8, idle: 295, files: 28, elements: 426 },
  },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 380;
