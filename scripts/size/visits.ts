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
 *
 * 2026-11-26: up to 1.1 KB more at ready for pages with a list. Their parts say what save, new, edit and search mean there, in
 * place of selectors that came with the keys; and a monitor's settings are described once, for its page and for jobs.
 *
 * 2026-11-26: 4 to 6 KB more at ready, 3 %. What the product says is in catalogues, so that it can be said in any language: each
 * sentence has a key, and plural rules and the choice of a language come with the entry. No visit in English loads another language.
 */
export const visitBudgets: Readonly<Record<string, Visit>> = {
  '/settings': { ready: 154, idle: 243.5, files: 12, elements: 388 },
  '/monitors': { ready: 209.2, idle: 296.5, files: 23, elements: 652 },
  '/monitors/{uuid}': { ready: 228.8, idle: 333, files: 26, elements: 1000 },
  '/monitors/redirects': { ready: 207.8, idle: 305, files: 24, elements: 504 },
  '/commands': { ready: 209.4, idle: 313.8, files: 25, elements: 512 },
  '/customers': { ready: 209, idle: 307.5, files: 24, elements: 513 },
  '/dashboard-access': { ready: 205.2, idle: 301, files: 21, elements: 326 },
  '/payment': { ready: 205.8, idle: 291, files: 20, elements: 235 },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 380;
