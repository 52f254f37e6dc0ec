import { pages, type PageName } from '@dropdeck/domain/shell/pages';
import type { Browser, CDPSession } from 'playwright-core';
import { THROTTLE, quantile } from './lists/measure.ts';
import { openPage } from './probe.ts';
import type { Product } from './product.ts';
import type { Reference } from './reference/serve.ts';

/** A cold visit to a route; times in milliseconds from the start of the navigation. */
export interface PageFigures {
  readonly route: string;
  readonly lcp: number;
  /** When the main control is rendered and the last long task before it has ended. */
  readonly interactive: number;
  /**
   * Total blocking time: what long tasks take beyond 50 ms each, from the first paint until the page is idle.
   */
  readonly blocked: number;
  readonly shift: number;
  /** Requests before the page is interactive, the document included, images excluded. */
  readonly requests: number;
}

/** The fastest and the slowest visit to the same page, in milliseconds: the noise of the machine. */
export interface Spread {
  readonly least: number;
  readonly most: number;
}

const network = {
  offline: false,
  latency: 40,
  downloadThroughput: (9 * 1_000_000) / 8,
  uploadThroughput: (9 * 1_000_000) / 8,
} as const;

/** Visits to each page; the median counts. */
const ROUNDS = 5;
/** Milliseconds without a long task after which the page counts as idle. */
const IDLE_MS = 1_000;

interface Seen {
  lcp: number;
  shift: number;
  tasks: { start: number; end: number }[];
  ready: number | null;
  paint: number;
}

declare global {
  interface Window {
    seen: Seen;
    readyCss: string;
  }
}

/** Runs in the page before its scripts. */
function watch(css: string): void {
  const seen: Seen = { lcp: 0, shift: 0, tasks: [], ready: null, paint: 0 };
  window.seen = seen;
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  const sample = (): void => {
    if (document.querySelector(css) === null) requestAnimationFrame(sample);
    else seen.ready = performance.now();
  };
  requestAnimationFrame(sample);
}

interface Visit {
  readonly route: string;
  readonly url: string;
  readonly storage: Record<string, string>;
  /** Selector of the main control, or of the page's main content. */
  readonly ready: string;
}

async function prepareColdVisit(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
}

async function visit(browser: Browser, { route, url, storage, ready }: Visit): Promise<PageFigures> {
  const { page, cdp } = await openPage(browser, storage, false);
  await page.addInitScript(watch, ready);
  await prepareColdVisit(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (quiet) =>
      window.seen.ready !== null &&
      performance.now() - Math.max(window.seen.ready, window.seen.tasks.at(-1)?.end ?? 0) > quiet,
    IDLE_MS,
    { timeout: 60_000 },
  );
  const seen = await page.evaluate(() => window.seen);
  const requests = await page.evaluate(
    (at) =>
      performance.getEntriesByType('resource').filter((entry) => {
        const { startTime, initiatorType } = entry as PerformanceResourceTiming;
        // Images are requested by a page that is interactive already.
        return startTime < at && initiatorType !== 'img';
      }).length + 1,
    seen.ready ?? 0,
  );
  await page.context().close();
  const tasks = seen.tasks.filter(({ end }) => end > seen.paint);
  const readyAt = seen.ready ?? Number.NaN;
  const busy = tasks.findLast(({ start }) => start <= readyAt + 50)?.end ?? 0;
  return {
    route,
    lcp: seen.lcp,
    interactive: Math.max(readyAt, busy),
    blocked: tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - start - 50), 0),
    shift: seen.shift,
    requests,
  };
}

const row = '[data-body]:not([aria-hidden]) [role="row"]';

/** What makes a page interactive, where it is not the heading. */
const controls: Partial<Record<PageName, string>> = {
  settings: 'input[name="botName"]',
  commands: '[role="rowheader"]',
  payment: 'main button',
  monitors: row,
  redirects: row,
  monitorDetail: row,
  dashboardAccess: row,
  customers: '[data-customer]',
};

/** The pages of a customer; the others redirect. */
const measured = (Object.keys(pages) as PageName[]).filter(
  (name) => name !== 'root' && name !== 'signInReturn',
);

function medianVisit(visits: readonly PageFigures[]): PageFigures {
  const of = (read: (figures: PageFigures) => number): number => quantile(visits.map(read), 0.5);
  return {
    route: visits[0]?.route ?? '',
    lcp: of(({ lcp }) => lcp),
    interactive: of(({ interactive }) => interactive),
    blocked: of(({ blocked }) => blocked),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    requests: of(({ requests }) => requests),
  };
}

/**
 * Measures a cold visit to every route as a developer with an average account, and to the empty React page.
 */
export async function measurePages(
  browser: Browser,
  product: Product,
  reference: Reference,
): Promise<{ empty: PageFigures; spread: Spread; pages: PageFigures[] }> {
  const uuid = await product.firstMonitor('developer');
  const storage = await product.session('developer');
  const empty = { route: 'Empty React page', url: `${reference.origin}/empty`, storage: {}, ready: 'h1' };
  const targets = measured.map((name): Visit => {
    const route = pages[name].path;
    const path = route.replace(':uuid', uuid);
    return { route, url: `${product.origin}${path}`, storage, ready: controls[name] ?? 'h1' };
  });
  const emptyVisits: PageFigures[] = [];
  const visits: PageFigures[][] = targets.map(() => []);
  // Visit the pages in rounds, so that a machine that slows down for some minutes slows all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    emptyVisits.push(await visit(browser, empty));
    for (const [at, target] of targets.entries()) visits[at]?.push(await visit(browser, target));
  }
  const times = emptyVisits.map(({ interactive }) => interactive);
  const spread = { least: Math.min(...times), most: Math.max(...times) };
  return { empty: medianVisit(emptyVisits), spread, pages: visits.map(medianVisit) };
}
