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
 * place of selectors that came with the keys; and a monitor's settings are described once, for its page and for Changes.
 *
 * 2026-11-26: up to two files more. Drafts, Changes and notices are in a separate chunk after the keys, so that each is evaluated in a short task.
 *
 * 2026-11-26: 4 to 6 KB more at ready, 3 %. What the product says is in catalogues, so that it can be said in any language: each
 * sentence has a key, and plural rules and the choice of a language come with the entry. No visit in English loads another language.
 *
 * 2026-11-26: 0.1 to 0.5 KB more at ready, 1.2 of them for a monitor, and 3 to 5 KB once idle. Every button, switch and text field knows
 * whether changes are locked or values hidden, and the guard is in front of each call; a new input is cleaned of trackers and can begin
 * as the person has chosen. What comes after the first page has the check-up's line, the links that are given from elsewhere and the ends of
 * jobs; a developer's overview has the whole editor of updates there, which its first page had a part of before.
 */
export const visitBudgets: Readonly<Record<string, Visit>> = {
  '/settings': { ready: 154.4, idle: 247.1, files: 12, elements: 388 },
  '/monitors': { ready: 209.3, idle: 301.9, files: 24, elements: 652 },
  '/monitors/{uuid}': { ready: 230.3, idle: 338.7, files: 26, elements: 1000 },
  '/monitors/redirects': { ready: 208.6, idle: 309.7, files: 24, elements: 504 },
  '/commands': { ready: 210.0, idle: 318.3, files: 26, elements: 512 },
  '/customers': { ready: 209.4, idle: 312.0, files: 25, elements: 513 },
  '/dashboard-access': { ready: 205.8, idle: 305.3, files: 21, elements: 326 },
  '/payment': { ready: 206.2, idle: 295.2, files: 20, elements: 235 },
  '/tools/changes': { ready: 342.5, idle: 348.8, files: 34, elements: 222 },
};

/** KB that JavaScript may allocate for a screen of rows that is scrolled to. */
export const SCROLL_KILOBYTES = 380;
