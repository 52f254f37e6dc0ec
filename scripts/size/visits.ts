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
  '/settings': { ready: 148, idle: 238, files: 9 },
  '/monitors': { ready: 203, idle: 288, files: 18 },
  '/monitors/{uuid}': { ready: 220, idle: 326, files: 24 },
  '/monitors/redirects': { ready: 201, idle: 295, files: 20 },
  '/commands': { ready: 203, idle: 306, files: 23 },
  '/customers': { ready: 202, idle: 329, files: 27 },
  '/dashboard-access': { ready: 199, idle: 292, files: 18 },
  '/payment': { ready: 199, idle: 285, files: 17 },
  '/tools/changes': { ready: 330, idle: 338, files: 33 },
};
