import type { Browser } from 'playwright-core';
import { openPage } from '../probe.ts';
import type { Product } from '../product.ts';
import type { Reference } from '../reference/serve.ts';
import type { ReferenceSpec } from '../reference/virtual.tsx';
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
import { referenceList } from './specs.ts';
import { measureAlternately, type ListResult, type Round } from './rounds.ts';

const LINES = 100_000;
const words = ['192.0.2.1:80', 'proxy.example', 'user:secret'];
const burst = '10.0.0.1:8';

const lines = Array.from(
  { length: LINES },
  (_, line) => `192.0.2.1:${20_000 + (line % 9_000)}:u${line}:p`,
).join('\n');

/** The editor renders into a shadow root, so its content is queried through that. */
const inside = (css: string): string =>
  `[...document.querySelectorAll('[role="dialog"] *')].map((each) => each.shadowRoot?.querySelector('${css}')).find(Boolean)`;

async function measureReference(browser: Browser, reference: Reference): Promise<Round> {
  const spec: ReferenceSpec = {
    data: '',
    key: '',
    fields: ['line'],
    search: ['line'],
    rowSize: 20,
    height: 320,
    mode: 'edit',
  };
  reference.offer('lines', spec, '[]');
  const opened = await openPage(browser, {});
  const list: ListUnderTest = {
    ...opened,
    ...referenceList(spec),
    field: opened.page.getByRole('searchbox'),
  };
  await list.page.goto(`${reference.origin}/virtual/lines`);
  await throttle(list.cdp, THROTTLE);
  await list.page.reload();
  await list.page.evaluate((css) => window.probe.expectRows(css), list.rows);
  await list.page.waitForFunction(() => window.probe.firstRows !== null);
  const firstRows = await list.page.evaluate(() => window.probe.firstRows ?? Number.NaN);
  await throttle(list.cdp, 1);
  const keys = await measureKeys(list, words);
  const last = await measureBurst(list, burst);
  const scroll = await measureScroll(list);
  const nodes = await countNodes(list);
  await list.page.context().close();
  return { firstRows: [firstRows], keys, burst: last, scroll, nodes, heap: Number.NaN };
}

async function measureEditor(browser: Browser, product: Product): Promise<Round> {
  const opened = await openPage(browser, await product.session('developer'));
  const { page: tab, cdp } = opened;
  await tab.goto(`${product.origin}/monitors`);
  await tab.getByRole('button', { name: 'Developer Settings' }).click();
  await tab.getByRole('button', { name: 'Create Proxy List' }).click();
  const field = tab.getByRole('textbox', { name: 'Proxies' });
  await field.waitFor();
  await tab.waitForTimeout(800);
  const before = await measureHeap({ cdp });
  await throttle(cdp, THROTTLE);
  // From choosing the file to the first line that replaces the editor's placeholder.
  await tab.evaluate(() => {
    const box = document.querySelector('[role="dialog"] input[type="file"]');
    box?.addEventListener('change', () => Object.assign(window, { handedOver: performance.now() }));
  });
  await tab.locator('[role="dialog"] input[type="file"]').setInputFiles({
    name: 'proxies.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines),
  });
  const firstRows = await tab.evaluate<number>(`new Promise((done) => {
    const look = () => requestAnimationFrame(() =>
      (${inside('.cm-line')})?.textContent.startsWith('192.') ? setTimeout(() => done(performance.now() - window.handedOver)) : look());
    look();
  })`);
  await throttle(cdp, 1);
  await tab.waitForTimeout(1_500);
  const heap = (await measureHeap({ cdp })) - before;
  const list: ListUnderTest = {
    ...opened,
    rows: '.none',
    body: '.none',
    whole: '.none',
    scroller: null,
    read: `${inside('.cm-line')}?.textContent`,
    field,
  };
  await field.focus();
  await tab.keyboard.press('Control+Home');
  const keys = await measureKeys(list, words);
  await tab.keyboard.press('Control+Home');
  const last = await measureBurst(list, burst);
  const scroll = await tab.evaluate<Round['scroll']>(`new Promise((done) => {
    const scroller = ${inside('.cm-scroller')};
    const seen = { frames: 0, late: 0, blank: 0, longest: 0, end: 0 };
    let before = performance.now();
    const step = scroller.scrollHeight / 120;
    const next = () => requestAnimationFrame((now) => {
      const took = now - before;
      before = now;
      seen.frames += 1;
      seen.longest = Math.max(seen.longest, took);
      if (took > 33.4) seen.late += 1;
      const box = scroller.getBoundingClientRect();
      const at = scroller.getRootNode().elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (at === null || at.closest('.cm-content') === null) seen.blank += 1;
      if (seen.frames > 120) return done(seen);
      scroller.scrollTop += step;
      return next();
    });
    next();
  })`);
  const nodes = await tab.evaluate<number>(`(${inside('.cm-editor')})?.querySelectorAll('*').length ?? 0`);
  await tab.context().close();
  return { firstRows: [firstRows], keys, burst: last, scroll, nodes, heap };
}

/**
 * Measures the editor with 100,000 proxies. The reference is TanStack Virtual with as many lines,
 * where typing edits the first visible line.
 */
export function measureLines(browser: Browser, product: Product, reference: Reference): Promise<ListResult> {
  return measureAlternately('100,000 proxies', {
    reference: () => measureReference(browser, reference),
    product: () => measureEditor(browser, product),
  });
}
