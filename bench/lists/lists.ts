import type { Browser } from 'playwright-core';
import { openPage } from '../probe.ts';
import type { Product } from '../product.ts';
import type { Reference } from '../reference/serve.ts';
import {
  THROTTLE,
  countNodes,
  measureBurst,
  measureHeap,
  measureKeys,
  measureScroll,
  throttle,
  type ListUnderTest,
} from './measure.ts';
import { listSpecs, referenceList, type ListSpec } from './specs.ts';
import { measureAlternately, type ListResult, type Round } from './rounds.ts';

/** Page loads per side and round for the time to the first rows; the median counts. */
const ROUNDS = 2;

const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page that shows a list: the product's or the reference's. */
interface Side {
  readonly url: string;
  readonly storage: Record<string, string>;
  /** The end of the data's URL. */
  readonly data: string;
  readonly show: ListSpec['show'];
  readonly list: ListSpec['list'];
  readonly field: ListSpec['field'];
  readonly emptyResponse: string;
}

async function open(browser: Browser, side: Side, isEmpty: boolean): Promise<ListUnderTest> {
  const { page, cdp } = await openPage(browser, side.storage);
  // Real avatars are photos. The browser would parse each of the sandbox's SVGs as a document.
  await page.route('**/sandbox/images/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: onePixelPng }),
  );
  if (isEmpty) {
    await page.route(
      (url) => url.href.endsWith(side.data),
      (route) => route.fulfill({ contentType: 'application/json', body: side.emptyResponse }),
    );
  }
  await page.goto(side.url);
  return {
    page,
    cdp,
    ...side.list,
    field: page.getByRole(side.field.role, { name: side.field.name, exact: true }),
  };
}

/** Milliseconds from the response to the first rendered rows. The page is ready before the response. */
async function timeFirstRows(browser: Browser, side: Side): Promise<number> {
  const list = await open(browser, side, false);
  const { page, cdp, rows } = list;
  await side.show?.(page);
  await throttle(cdp, THROTTLE);
  await page.evaluate((css) => window.probe.expectRows(css), rows);
  await page.waitForFunction(() => window.probe.firstRows !== null, undefined, { timeout: 60_000 });
  const took = await page.evaluate(
    (end) => (window.probe.firstRows ?? 0) - (window.probe.dataAt(end) ?? 0),
    side.data,
  );
  await page.context().close();
  return took;
}

async function timeHeap(browser: Browser, side: Side, isEmpty: boolean): Promise<number> {
  const list = await open(browser, side, isEmpty);
  await side.show?.(list.page);
  if (isEmpty) await list.page.waitForTimeout(1_500);
  else await list.page.locator(list.rows).first().waitFor();
  await list.page.waitForTimeout(500);
  const heap = await measureHeap(list);
  await list.page.context().close();
  return heap;
}

async function measureSide(
  browser: Browser,
  side: Side,
  spec: ListSpec,
  wait: (ms: number) => Promise<void>,
): Promise<Round> {
  await wait(1_500);
  const firstRows: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) firstRows.push(await timeFirstRows(browser, side));
  await wait(0);
  const heap = (await timeHeap(browser, side, false)) - (await timeHeap(browser, side, true));

  const list = await open(browser, side, false);
  await side.show?.(list.page);
  await list.page.locator(list.rows).first().waitFor();
  const atStart = await countNodes(list);
  const keys = await measureKeys(list, spec.words);
  const burst = await measureBurst(list, spec.burst);
  const scroll = await measureScroll(list);
  const nodes = Math.max(atStart, await countNodes(list));
  await list.page.context().close();
  return { firstRows, keys, burst, scroll, nodes, heap };
}

/** Measures the lists whose name contains `only`, or all of them. */
export async function measureLists(
  browser: Browser,
  product: Product,
  reference: Reference,
  only = '',
): Promise<ListResult[]> {
  const results: ListResult[] = [];
  for (const spec of listSpecs.filter(({ name }) => name.includes(only))) {
    const path = await spec.path(product);
    const answer = JSON.stringify(await product.call('crowded', path.slice('/v1/'.length)));
    const key = spec.name.replaceAll(/\W/g, '');
    const full = { ...spec.reference, data: `/data/${key}` };
    reference.offer(key, full, answer);
    const own: Side = {
      url: `${product.origin}${spec.at(path)}`,
      storage: await product.session('crowded'),
      data: path,
      show: spec.show,
      list: spec.list,
      field: spec.field,
      emptyResponse: spec.emptyResponse(answer),
    };
    const other: Side = {
      url: `${reference.origin}/virtual/${key}`,
      storage: {},
      data: full.data,
      show: undefined,
      list: referenceList(full),
      field: { role: 'searchbox', name: 'Search' },
      emptyResponse: own.emptyResponse,
    };
    results.push(
      await measureAlternately(spec.name, {
        reference: () => measureSide(browser, other, spec, () => Promise.resolve()),
        product: () => measureSide(browser, own, spec, (ms) => product.delay(spec.call, ms)),
      }),
    );
    console.error(JSON.stringify(results.at(-1)));
  }
  return results;
}
