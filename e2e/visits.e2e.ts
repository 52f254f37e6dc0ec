import type { Page } from '@playwright/test';
import { SCROLL_KILOBYTES, visitBudgets, type Visit } from '../scripts/size/visits';
import { expect, test } from './fixtures';

/** Milliseconds without a new file after which a visit counts as idle. */
const QUIET_MS = 3_000;

/** The JS and CSS that the browser has received, split at the mark that the product sets when the page is there. */
const measure = (page: Page): Promise<Visit> =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname));
    const [begun] = performance.getEntriesByName('dropdeck:late');
    if (begun === undefined) throw new Error('The page has not begun what comes late');
    const kilobytes = (entries: typeof files): number =>
      Math.round(entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 102.4) / 10;
    return {
      ready: kilobytes(files.filter(({ startTime }) => startTime < begun.startTime)),
      idle: kilobytes(files),
      files: files.length,
      elements: document.querySelectorAll('*').length,
    };
  });

/** Keeps figures in the report, for scripts/size/summary.ts. */
const note = (name: string, figures: object): void =>
  void test.info().annotations.push({ type: name, description: JSON.stringify(figures) });

for (const [path, budget] of Object.entries(visitBudgets)) {
  test(`a first visit of ${path} stays within its bytes and files`, async ({ page, sandbox }) => {
    await sandbox.signIn(page, 'developer');
    let last = Date.now();
    page.on('request', () => (last = Date.now()));
    await page.goto(path.replace('{uuid}', await sandbox.firstMonitor('developer')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('dropdeck:late').length > 0);
    await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(QUIET_MS);
    const visit = await measure(page);
    note(path, visit);
    expect(visit.ready, 'KB when the page is there').toBeLessThanOrEqual(budget.ready);
    expect(visit.idle, 'KB when nothing more is fetched').toBeLessThanOrEqual(budget.idle);
    expect(visit.files, 'files').toBeLessThanOrEqual(budget.files);
    expect(visit.elements, 'elements').toBeLessThanOrEqual(budget.elements);
  });
}

/** KB that JavaScript allocates while `act` runs, collected ones included. Sampled, so that it varies by a few percent. */
async function allocatedBy(page: Page, act: () => Promise<void>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.startSampling', {
    samplingInterval: 1_024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await act();
  const { profile } = await cdp.send('HeapProfiler.stopSampling');
  return profile.samples.reduce((sum, { size }) => sum + size, 0) / 1_024;
}

test('a screen of a long list allocates a bounded amount', async ({ page, sandbox }) => {
  const screens = 40;
  await sandbox.signIn(page, 'crowded');
  await page.goto('/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('dropdeck:late').length > 0);
  const scroll = (count: number): Promise<void> =>
    page.evaluate(async (times) => {
      for (let each = 0; each < times; each += 1) {
        window.scrollBy(0, window.innerHeight);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    }, count);
  // Fills the caches.
  await scroll(screens);
  const kilobytes = Math.round((await allocatedBy(page, () => scroll(screens))) / screens);
  note('a screen of /monitors', { allocated: kilobytes });
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(SCROLL_KILOBYTES);
});
