import type { CDPSession, Locator, Page } from 'playwright-core';

/** How much slower than this machine the measured one is. */
export const THROTTLE = 4;

/** A list as it stands on a page, the product's or the reference's. */
export interface ListUnderTest {
  page: Page;
  cdp: CDPSession;
  /** Selector of the rendered rows. */
  rows: string;
  /** CSS of the element that is as high as all rows. */
  body: string;
  /** CSS of everything that counts as the list's nodes. */
  whole: string;
  /** Script that says which rows there are: it changes with each key that changes the rows. */
  read: string;
  field: Locator;
  /** CSS of what scrolls; null where the page does. */
  scroller: string | null;
}

export const throttle = (cdp: CDPSession, rate: number): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** The value below which that part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

const readNow = ({ page, read }: ListUnderTest): Promise<string> => page.evaluate(`String(${read})`);

/** Types each word, a key at a time, and takes it away again. */
const keysOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);

const press = (list: ListUnderTest, key: string): Promise<void> => list.page.keyboard.press(key);

async function rest(list: ListUnderTest, ms: number): Promise<void> {
  await list.page.waitForTimeout(ms);
}

/** As a script of the bench's own: the product forbids that its page makes functions of texts. */
async function expect({ page, read }: ListUnderTest, texts: readonly (string | null)[]): Promise<void> {
  await page.evaluate(`window.probe.read = () => String(${read})`);
  await page.evaluate((all) => window.probe.expectKeys(all), texts);
}

/**
 * From key to paint, in milliseconds: presses the keys once unhurried to learn which rows each one asks for,
 * then once under throttle. Only keys that change the rows count.
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
    await rest(list, 60);
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
    // Not in step with the frames.
    await rest(list, 140 + ((at * 7) % 17));
  }
  await rest(list, 400);
  const took = await list.page.evaluate(() => window.probe.keys);
  await throttle(list.cdp, 1);
  const wanted = took.filter((_, at) => texts[at] !== null);
  const measured = wanted.filter((ms) => ms !== null);
  if (wanted.length < 40) throw new Error(`Only ${wanted.length} keys change the rows: ${words.join(' ')}`);
  return { took: measured, lost: wanted.length - measured.length };
}

/** Ten keys within 100 ms: from the last one to the frame with its rows, and what stands in the field. */
export async function measureBurst(
  list: ListUnderTest,
  word: string,
): Promise<{ last: number | null; isWhole: boolean }> {
  const { page, field, cdp } = list;
  await field.focus();
  await page.keyboard.type(word);
  await rest(list, 150);
  const text = await readNow(list);
  await clear(list);
  await throttle(cdp, THROTTLE);
  const texts = [...word].map((_, at) => (at === word.length - 1 ? text : null));
  await expect(list, texts);
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  for (const [at, key] of [...word].entries()) {
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key }));
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
    while (performance.now() - begun < (at + 1) * 10) await new Promise(setImmediate);
  }
  await Promise.all(sent);
  await rest(list, 600);
  const keys = await page.evaluate(() => window.probe.keys);
  await throttle(cdp, 1);
  const isWhole = (
    await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.value : element.textContent,
    )
  )?.includes(word);
  await clear(list);
  return { last: keys.at(-1) ?? null, isWhole: isWhole === true && keys.length === word.length };
}

async function clear(list: ListUnderTest): Promise<void> {
  for (let left = 0; left < 20; left += 1) await press(list, 'Backspace');
  await rest(list, 150);
}

/** A fling over the whole list, by the browser's own scrolling. */
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
  await rest(list, 300);
  const seen = await page.evaluate(() => window.probe.endScroll());
  await throttle(cdp, 1);
  return seen;
}

/** Megabytes in use once everything is let go that can be. */
export async function measureHeap({ cdp }: Pick<ListUnderTest, 'cdp'>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** DOM nodes of the list. */
export const countNodes = ({ page, whole }: ListUnderTest): Promise<number> =>
  page.evaluate((css) => document.querySelectorAll(`${css}, ${css} *`).length, whole);
