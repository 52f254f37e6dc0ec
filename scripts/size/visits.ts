/** What a first visit costs or may cost. */
export interface Visit {
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
 * The limits by page, for a developer's account on a fast connection. The journey e2e/visits.e2e.ts holds the built
 * product to them. To raise one, say why here.
 */
export const visitBudgets: Readonly<Record<string, Visit>> = {
  '/settings': { ready: 149, idle: 240, files: 9, elements: 387 },
  '/monitors': { ready: 204, idle: 288, files: 19, elements: 651 },
  '/monitors/{uuid}': { ready: 221, idle: 327, files: 24, elements: 1018 },
  '/monitors/redirects': { ready: 202, idle: 296, files: 21, elements: 503 },
  '/commands': { ready: 204, idle: 304, files: 22, elements: 506 },
  '/customers': { ready: 203, idle: 303, files: 24, elements: 509 },
  '/dashboard-access': { ready: 200, idle: 292, files: 18, elements: 325 },
  '/payment': { ready: 200, idle: 285, files: 18, elements: 237 },
  '/tools/changes': { ready: 330, idle: 337, files: 33, elements: 220 },
};
