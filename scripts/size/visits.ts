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
 * e2e/visits.e2e.ts holds the built product to it. A limit is what was measured and a little more; to raise one, say why here.
 * The entry lists the names of files, whose hashes change its size by 0.1 KB from build to build and from folder to folder: 0.3 KB
 * above what was measured. The bar of a part that is waited for is 0.2 KB of each visit, and
 * so is that what is typed is committed before a reload, and what an account has stored moves with its name and goes with a logout. So is what a
 * refused form focuses, what a row's controls are named by, and what was sent without an answer: 0.4 to 1.2 KB. Two files follow each page in place of one, so that neither is a long task.
 */
export const visits: Readonly<Record<string, { readonly calls: readonly string[]; readonly cost: Cost }>> = {
  '/settings': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 136.2, idle: 156.6, fetched: 217.2, files: 10, elements: 363 },
  },
  '/monitors': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors'],
    cost: { ready: 170.9, idle: 187.6, fetched: 251.7, files: 17, elements: 616 },
  },
  '/monitors/{uuid}': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors/{uuid}'],
    cost: { ready: 190.7, idle: 278.9, fetched: 291.2, files: 19, elements: 986 },
  },
  '/monitors/redirects': {
    calls: ['GET /v1/customer/info', 'GET /v1/redirects'],
    cost: { ready: 169.4, idle: 249.9, fetched: 262.1, files: 19, elements: 501 },
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
    cost: { ready: 168.5, idle: 258.7, fetched: 270.9, files: 19, elements: 491 },
  },
  '/customers': {
    calls: ['GET /v1/customer/info', 'GET /v1/customers', 'GET /v1/products'],
    cost: { ready: 175.4, idle: 190.7, fetched: 254.9, files: 14, elements: 660 },
  },
  '/dashboard-access': {
    calls: ['GET /v1/customer/info', 'GET /v1/user/info/bot/users'],
    cost: { ready: 170.2, idle: 248.9, fetched: 261.1, files: 17, elements: 308 },
  },
  '/payment': {
    calls: ['GET /v1/customer/info'],
    cost: { ready: 169.8, idle: 185.1, fetched: 249.3, files: 16, elements: 221 },
  },
  '/tools/webhooks': {
    calls: ['GET /v1/customer/info', 'GET /v1/monitors', 'GET /v1/redirects'],
    cost: { ready: 255.2, idle: 260.5, fetched: 272.7, files: 24, elements: 419 },
  },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 370;
