import { pages, pageTitle, type PageName } from '@dropdeck/domain/shell/pages';
import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    /** The number of timeouts and intervals that have neither fired nor been cleared. */
    pendingTimers: () => number;
  }
}

function countTimers(): void {
  const pending = new Set<number>();
  const startTimer = window.setTimeout.bind(window);
  const startRepeat = window.setInterval.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const clearRepeat = window.clearInterval.bind(window);
  window.setTimeout = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id = startTimer(() => {
      pending.delete(id);
      run(...given);
    }, ms);
    pending.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id = startRepeat(run, ms, ...given);
    pending.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearTimeout = (id) => {
    pending.delete(Number(id));
    clearTimer(id);
  };
  window.clearInterval = (id) => {
    pending.delete(Number(id));
    clearRepeat(id);
  };
  window.pendingTimers = () => pending.size;
}

/** Waits until no timer has started or ended for a hundred frames: longer than animations and tooltip delays. */
async function untilQuiet(): Promise<void> {
  let [before, frames] = [-1, 0];
  while (frames < 100) {
    const now = window.pendingTimers();
    frames = now === before ? frames + 1 : 0;
    before = now;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** A page to visit, by the URL of its link; the start of the URL for a page of one item of a list. */
interface Visit {
  readonly link: string;
  readonly heading: string;
  readonly isItem: boolean;
}

const names = Object.keys(pages) as PageName[];
const inMenu: readonly Visit[] = names
  .filter((name) => pages[name].navigation !== undefined)
  .map((name) => ({ link: pages[name].path, heading: pageTitle(name), isItem: false }));

/** One item of a list, from the list. */
const items = names
  .filter((name) => pages[name].path.includes(':'))
  .flatMap((name): Visit[] => {
    const link = pages[name].path.replace(/:.*/, '');
    const list = inMenu.filter((visit) => `${visit.link}/` === link);
    return list.length === 0 ? [] : list.concat({ link, heading: pageTitle(name), isItem: true });
  });

/** The pages that links lead to, as a cycle that begins and ends at /settings. */
const visits = [...inMenu.slice(1), ...items, ...inMenu.slice(0, 1)];

/** Visits all pages a number of times through their links, without pauses. */
async function visit([rounds, all]: readonly [number, readonly Visit[]]): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  const until = async (what: string, isSo: () => boolean): Promise<void> => {
    const begun = performance.now();
    while (!isSo()) {
      if (performance.now() - begun > 10_000) throw new Error(`Waited for ${what} at ${location.pathname}`);
      await frame();
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const { link, heading, isItem } of all) {
      const before = document.querySelector('h1')?.textContent ?? '';
      const css = isItem
        ? `[role="row"] a[href^="${link}"]`
        : `nav a[href="${link}"], aside a[href="${link}"]`;
      await until(`the link to ${link}`, () => document.querySelector(css) !== null);
      document.querySelector<HTMLAnchorElement>(css)?.click();
      await until(heading, () => {
        const now = document.querySelector('h1')?.textContent ?? '';
        return isItem ? now !== before && now !== heading : now.includes(heading);
      });
      await until('what loads', () => document.querySelector('main [aria-busy="true"]') === null);
    }
  }
}

interface Snapshot {
  readonly listeners: number;
  readonly nodes: number;
  readonly megabytes: number;
  readonly timers: number;
}

/** Usage after pending work has finished. */
async function snapshotOf(cdp: CDPSession, timers: () => Promise<number>): Promise<Snapshot> {
  for (let round = 0; round < 4; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    megabytes: of('JSHeapUsedSize') / 1024 / 1024,
    timers: await timers(),
  };
}

// A trace retains every page, which is the leak that this test looks for.
test.use({ trace: 'off' });

test('fifty visits of every page leave nothing behind in memory', async ({ page, sandbox }) => {
  test.setTimeout(180_000);
  await sandbox.signIn(page, 'developer');
  await page.addInitScript('globalThis.__name ??= (made) => made');
  await page.addInitScript(countTimers);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const rest = async (): Promise<Snapshot> => {
    await page.evaluate(untilQuiet);
    return snapshotOf(cdp, () => page.evaluate(() => window.pendingTimers()));
  };

  // The first rounds load the chunks and fill the caches.
  await page.evaluate(visit, [5, visits] as const);
  const early = await rest();
  await page.evaluate(visit, [45, visits] as const);
  const late = await rest();

  expect(late.timers).toBe(early.timers);
  // A page is released with the next navigation, so the counts vary a little. One leaked listener or ten leaked
  // nodes a visit would add 360 or 3,600.
  expect(late.listeners).toBeLessThanOrEqual(early.listeners + 20);
  expect(late.nodes).toBeLessThanOrEqual(early.nodes + 200);
  // Compiled code and the product's caches settle over many rounds.
  expect(late.megabytes).toBeLessThanOrEqual(early.megabytes + 3);
});
