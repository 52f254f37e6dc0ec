import type { CDPSession, Locator, Page } from 'playwright-core';

/** The CPU throttling factor. */
export const THROTTLE = 4;

/** A list on an open page, the product's or the reference's. */
export interface ListUnderTest {
  page: Page;
  cdp: CDPSession;
  rows: string;
  /** Selector of the element that is as high as all rows together. */
  body: string;
  /** Selector of every element that counts as a node of the list. */
  whole: string;
  /** Script that returns a text identifying the current rows. It changes with each key that changes them. */
  read: string;
  field: Locator;
  /** Selector of the scroll container; null if the page scrolls. */
  scroller: string | null;
}

export const throttle = (cdp: CDPSession, rate: number): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** The quantile of the values; `part` is between 0 and 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

const readNow = ({ page, read }: ListUnderTest): Promise<string> => page.evaluate(`String(${read})`);

/** The keys that type each word and delete it again. */
const keysOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);

const press = (list: ListUnderTest, key: string): Promise<void> => list.page.keyboard.press(key);

async function pause(list: ListUnderTest, ms: number): Promise<void> {
  await list.page.waitForTimeout(ms);
}

/** Runs in an isolated script, because the product's content security policy forbids eval. */
async function expect({ page, read }: ListUnderTest, texts: readonly (string | null)[]): Promise<void> {
  await page.evaluate(`window.probe.read = () => String(${read})`);
  await page.evaluate((all) => window.probe.expectKeys(all), texts);
}

/**
 * Measures the milliseconds from a key to its paint. Presses all keys once unthrottled to record which rows
 * each one leads to, then once under throttling. Only keys that change the rows count.
 */
export async function measureKeys(
  list: ListUnderTest,
  words: readonly string[],
): Promise<{ took: readonly number[]; lost: number }> {
  const keys = keysOf(words);
  await list.field.focus();
  const texts: (string | null)[] = [];
  let before = await readNow(list);
  for (const key of keys) {
    await press(list, key);
    await pause(list, 60);
    await list.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const text = await readNow(list);
    texts.push(text === before ? null : text);
    before = text;
  }
  await throttle(list.cdp, THROTTLE);
  await expect(list, texts);
  for (const [at, key] of keys.entries()) {
    await press(list, key);
    // A varying pause, so that keys are not synchronized with frames.
    await pause(list, 140 + ((at * 7) % 17));
  }
  await pause(list, 400);
  const took = await list.page.evaluate(() => window.probe.keys);
  await throttle(list.cdp, 1);
  const changingKeys = took.filter((_, at) => texts[at] !== null);
  const measured = changingKeys.filter((ms) => ms !== null);
  if (changingKeys.length < 40)
    throw new Error(`Only ${changingKeys.length} keys change the rows: ${words.join(' ')}`);
  return { took: measured, lost: changingKeys.length - measured.length };
}

/**
 * Presses ten keys within 100 ms and measures from the last one to the frame with its rows. Also returns the
 * field's text.
 */
export async function measureBurst(
  list: ListUnderTest,
  word: string,
): Promise<{ last: number | null; isComplete: boolean }> {
  const { page, field, cdp } = list;
  await field.focus();
  await page.keyboard.type(word);
  await pause(list, 150);
  const text = await readNow(list);
  await clear(list);
  await throttle(cdp, THROTTLE);
  const texts = [...word].map((_, at) => (at === word.length - 1 ? text : null));
  await expect(list, texts);
  const startedAt = performance.now();
  const sent: Promise<unknown>[] = [];
  for (const [at, key] of [...word].entries()) {
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key }));
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
    while (performance.now() - startedAt < (at + 1) * 10) await new Promise(setImmediate);
  }
  await Promise.all(sent);
  await pause(list, 600);
  const keys = await page.evaluate(() => window.probe.keys);
  await throttle(cdp, 1);
  const isComplete = (
    await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.value : element.textContent,
    )
  )?.includes(word);
  await clear(list);
  return { last: keys.at(-1) ?? null, isComplete: isComplete && keys.length === word.length };
}

async function clear(list: ListUnderTest): Promise<void> {
  for (let left = 0; left < 20; left += 1) await press(list, 'Backspace');
  await pause(list, 150);
}

/** Measures a fling over the whole list with the browser's own scrolling. */
export async function measureScroll(
  list: ListUnderTest,
): Promise<{ frames: number; late: number; blank: number; longest: number; end: number }> {
  const { page, cdp, rows, body, scroller } = list;
  const [x, y, length] = await page.evaluate(
    ([css, of]) => {
      const element = css === null ? document.documentElement : document.querySelector(css);
      element?.toggleAttribute('data-bench-scroller', css !== null);
      const box = document.querySelector(of)?.getBoundingClientRect();
      const top = Math.max(0, box?.top ?? 0);
      const bottom = Math.min(window.innerHeight, box?.bottom ?? 0);
      return [
        (box?.left ?? 0) + (box?.width ?? 0) / 2,
        css === null ? (top + bottom) / 2 : top + 60,
        (element?.scrollHeight ?? 0) - (element?.scrollTop ?? 0),
      ] as const;
    },
    [scroller, body] as const,
  );
  await throttle(cdp, THROTTLE);
  await page.evaluate(([css, of]) => window.probe.startScroll(css, of), [rows, body] as const);
  await cdp.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -length,
    speed: Math.max(8_000, Math.round(length / 5)),
    gestureSourceType: 'mouse',
  });
  await pause(list, 300);
  const seen = await page.evaluate(() => window.probe.endScroll());
  await throttle(cdp, 1);
  return seen;
}

/** Megabytes of heap after a garbage collection. */
export async function measureHeap({ cdp }: Pick<ListUnderTest, 'cdp'>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Number of DOM nodes in the list. */
export const countNodes = ({ page, whole }: ListUnderTest): Promise<number> =>
  page.evaluate((css) => document.querySelectorAll(`${css}, ${css} *`).length, whole);
