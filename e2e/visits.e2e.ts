import type { Page } from '@playwright/test';
import { allCalls } from '@dropdeck/domain/contract';
import { pages, pageTitle, type PageName } from '@dropdeck/domain/shell/pages';
import { SCROLL_KILOBYTES, visits } from '../scripts/size/visits';
import { expect, leaveSetup, test } from './fixtures';

/** The JS and CSS that the browser has received, split at the mark that the product sets when the page is there. */
const measure = (page: Page) =>
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
      kilobytes: kilobytes(files),
      files: files.length,
      elements: document.querySelectorAll('*').length,
    };
  });

/** The calls that the page makes, without their parameters. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v1/')) return;
    const path = pathname
      .replace(/^\/v1\/monitors\/[^/]+$/, '/v1/monitors/{uuid}')
      .replace(/\/guilds\/\d+/, '/guilds/{id}');
    calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

/** What loads after the first page is there. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search', exact: true }).getByText('Ctrl K')).toBeVisible({
    timeout: 30_000,
  });
  // What is prefetched begins 1.5 s after what comes late, if a person is there, one after another, whenever the browser is idle.
  await page.evaluate(async () => {
    const begun = performance.getEntriesByName('dropdeck:late')[0]?.startTime ?? 0;
    let [count, calm] = [0, 0];
    while (calm < 30 || performance.now() < begun + 3_000) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
      const now = performance.getEntriesByType('resource').length;
      calm = now === count ? calm + 1 : 0;
      count = now;
    }
  });
}

const names = Object.keys(pages) as PageName[];

for (const [path, { calls: expected, cost }] of Object.entries(visits)) {
  test(`a first visit of ${path} has its calls, bytes and files`, async ({ page, sandbox }) => {
    const calls = watchCalls(page);
    await sandbox.open(page, 'developer', path);
    await page.waitForFunction(() => performance.getEntriesByName('dropdeck:late').length > 0);
    await settled(page);
    await expect.poll(() => calls.toSorted()).toEqual(expected);
    const name = names.find((each) => pages[each].path === path);
    if (name !== undefined) await expect(page).toHaveTitle(new RegExp(`^${pageTitle(name)}`));
    const { kilobytes: idle } = await measure(page);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name: file }) => file.includes('/overlays-')),
    );
    await settled(page);
    const { kilobytes, ...rest } = await measure(page);
    const visit = { ...rest, idle, fetched: kilobytes };
    console.log(path, JSON.stringify(visit));
    expect(visit.ready, 'KB when the page is there').toBeLessThanOrEqual(cost.ready);
    // A device without a mouse fetches in advance at once.
    const hasMouse = await page.evaluate(() => !matchMedia('(hover: none)').matches);
    expect(visit.idle, 'KB when nothing more is fetched').toBeLessThanOrEqual(
      hasMouse ? cost.idle : cost.fetched,
    );
    expect(visit.fetched, 'KB once a person is there').toBeLessThanOrEqual(cost.fetched);
    expect(visit.files, 'files').toBeLessThanOrEqual(cost.files);
    expect(visit.elements, 'elements').toBeLessThanOrEqual(cost.elements);
  });
}

test('an open tab makes no call in an hour, on any page', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  await sandbox.signIn(page, 'developer');
  await page.clock.install();
  const calls = watchCalls(page);
  for (const [path, { calls: expected }] of Object.entries(visits)) {
    calls.length = 0;
    await page.goto(path.replace('{uuid}', await sandbox.firstMonitor('developer')));
    await expect.poll(() => calls.length).toBe(expected.length);
    await settled(page);
    calls.length = 0;
    await page.clock.fastForward('01:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.fastForward('05:00');
    expect(calls, path).toEqual([]);
  }
});

test(
  'nothing moves by itself after the first paint of a page',
  { tag: '@cdp' },
  async ({ page, sandbox }) => {
    for (const { name, method } of allCalls)
      if (method === 'GET') await sandbox.fault(name, { kind: 'delay', ms: 300 });
    await leaveSetup(page);
    await sandbox.signIn(page, 'developer');
    const uuid = await sandbox.firstMonitor('developer');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...Object.keys(visits), '/payment-error', '/no-such-page']) {
        await page.goto(path.replace('{uuid}', uuid));
        await page.waitForFunction(() => performance.getEntriesByName('dropdeck:late').length > 0);
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(() => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          return observer.takeRecords().map((entry) => JSON.stringify(entry));
        });
        expect(shift, `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

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

test('a screen of a long list allocates a bounded amount', { tag: '@cdp' }, async ({ page, sandbox }) => {
  const screens = 40;
  await sandbox.open(page, 'crowded', '/monitors');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // What is fetched in advance allocates, too.
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    ['overlays', 'palette', 'list-extras'].every((name) =>
      performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}-`)),
    ),
  );
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
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(SCROLL_KILOBYTES);
});
