/** What a first visit costs or may cost. */
export interface Visit {
  /** KB (1,024 bytes, brotli) of JS and CSS that the page asks for before it is there and the browser has been idle. */
  readonly ready: number;
  /** The same once nothing more is fetched: with what is prefetched. */
  readonly idle: number;
  /** The number of these files. */
  readonly files: number;
}

/**
 * The limits by page, for a developer's account on a fast connection. The journey e2e/visits.e2e.ts holds the built
 * product to them. To raise one, say why here.
 */
export const visitBudgets: Readonly<Record<string, Visit>> = {
  '/settings': { ready: 149, idle: 239, files: 9 },
  '/monitors': { ready: 204, idle: 289, files: 18 },
  '/monitors/{uuid}': { ready: 221, idle: 327, files: 24 },
  '/monitors/redirects': { ready: 202, idle: 296, files: 20 },
  '/commands': { ready: 204, idle: 307, files: 23 },
  '/customers': { ready: 203, idle: 330, files: 27 },
  '/dashboard-access': { ready: 200, idle: 293, files: 18 },
  '/payment': { ready: 200, idle: 286, files: 17 },
  '/tools/changes': { ready: 331, idle: 339, files: 33 },
};
