import type { Browser } from 'playwright-core';
import { THROTTLE, throttle } from './lists/measure.ts';
import { openPage } from './probe.ts';
import type { Product } from './product.ts';

/** Measurements of a monitor's graph with 50,000 points; times in milliseconds under CPU throttling. */
export interface GraphFigures {
  /** From the response to the first paint of the graph. */
  readonly firstPaint: number;
  /** Main thread time per pointer move. */
  readonly hover: number;
  /** Pointer moves that blocked the main thread for more than 50 ms. */
  readonly longMoves: number;
}

const MOVES = 60;
const plot = '[role="slider"][aria-label]';
const rendered = '.recharts-surface path';

/** Opens the graph of the large account's first monitor and moves the pointer over it. */
export async function measureGraph(browser: Browser, product: Product): Promise<GraphFigures> {
  const path = `/monitors/${await product.firstMonitor('crowded')}`;
  const { page, cdp } = await openPage(browser, await product.session('crowded'));
  await product.delay('monitorDetail.getMonitorGraph', 2_500);
  await page.goto(`${product.origin}${path}`);
  await page.getByRole('button', { name: 'Show Graph' }).click();
  await throttle(cdp, THROTTLE);
  await page.evaluate((css) => window.probe.expectRows(css), rendered);
  await page.waitForFunction(() => window.probe.firstRows !== null, undefined, { timeout: 60_000 });
  const firstPaint = await page.evaluate(
    (end) => (window.probe.firstRows ?? 0) - (window.probe.dataAt(end) ?? 0),
    `/v1${path}/graph`,
  );
  await product.delay('monitorDetail.getMonitorGraph', 0);

  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    Object.assign(window, { longMoves: 0 });
    new PerformanceObserver((list) => {
      Object.assign(window, {
        longMoves: (window as unknown as { longMoves: number }).longMoves + list.getEntries().length,
      });
    }).observe({ type: 'longtask' });
  });
  const box = await page.locator(plot).first().boundingBox();
  if (box === null) throw new Error('The graph cannot be pointed at');
  await cdp.send('Performance.enable');
  const busy = async (): Promise<number> =>
    ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
      Number.NaN) * 1_000;
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  const before = await busy();
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(box.x + (box.width * move) / (MOVES + 1), box.y + box.height / 2);
    await page.waitForTimeout(40);
  }
  const hover = ((await busy()) - before) / MOVES;
  const longMoves = await page.evaluate(() => (window as unknown as { longMoves: number }).longMoves);
  await page.context().close();
  return { firstPaint, hover, longMoves };
}
