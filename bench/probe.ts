import type { Browser, CDPSession, Page } from 'playwright-core';

/** What runs in the measured page; the same for the product and the reference. */
export interface Probe {
  /** When the first rows were rendered, by the page's clock; null before that. */
  firstRows: number | null;
  /** Milliseconds from each key to the frame with its rows; null for a key that changes no rows. */
  keys: (number | null)[];
  /** When the response whose URL ends with `end` arrived; null before that. */
  dataAt(end: string): number | null;
  /** Starts to watch for rendered rows. */
  expectRows(rows: string): void;
  /** The text that each of the next keys leads to; null for a key that is not measured. */
  expectKeys(texts: readonly (string | null)[]): void;
  /** Returns a text identifying the current rows; assigned by the bench. */
  read: () => string;
  /** Starts to record frames while the list is scrolled. */
  startScroll(rows: string, body: string): void;
  endScroll(): { frames: number; late: number; blank: number; longest: number; end: number };
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** esbuild wraps named functions in a helper that pages do not have. */
const nameHelper = 'globalThis.__name ??= (made) => made';

/** Runs in the page before its scripts. */
function installProbe(): void {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.addEventListener('message', () => waiting.shift()?.());
  channel.port1.start();
  /** Calls back after the next frame: its scripts, style, layout and paint. */
  const afterFrame = (then: (start: number) => void): void => {
    requestAnimationFrame((start) => {
      waiting.push(() => then(start));
      channel.port2.postMessage(null);
    });
  };
  const scroll = { on: false, frames: 0, late: 0, blank: 0, longest: 0 };
  const probe: Probe = {
    firstRows: null,
    keys: [],
    dataAt: (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(end))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .at(-1) ?? null,
    expectRows: (rows) => {
      probe.firstRows = null;
      const sample = (): void =>
        afterFrame(() => {
          if (document.querySelector(rows) === null) sample();
          else probe.firstRows = performance.now();
        });
      sample();
    },
    read: () => '',
    expectKeys: (texts) => {
      probe.keys = [];
      const wanted = [...texts];
      const onKey = (event: KeyboardEvent): void => {
        // React Aria passes the keys of a palette's field on to its rows.
        if (!event.isTrusted) return;
        const text = wanted.shift() ?? null;
        const index = probe.keys.push(null) - 1;
        if (wanted.length === 0) document.removeEventListener('keydown', onKey, true);
        if (text === null) return;
        const sample = (): void =>
          afterFrame(() => {
            if (probe.read() === text) probe.keys[index] = performance.now() - event.timeStamp;
            else if (performance.now() - event.timeStamp < 5_000) sample();
          });
        sample();
      };
      document.addEventListener('keydown', onKey, true);
    },
    startScroll: (rows, body) => {
      Object.assign(scroll, { on: true, frames: 0, late: 0, blank: 0, longest: 0 });
      let last: number | null = null;
      const watch = (): void =>
        afterFrame((start) => {
          if (!scroll.on) return;
          const took = last === null ? 0 : start - last;
          last = start;
          scroll.frames += 1;
          scroll.longest = Math.max(scroll.longest, took);
          if (took > 2 * 16.7) scroll.late += 1;
          const box = document.querySelector(body)?.getBoundingClientRect();
          const view = document.querySelector('[data-bench-scroller]')?.getBoundingClientRect();
          const top = Math.max(box?.top ?? 0, view?.top ?? 0);
          const bottom = Math.min(box?.bottom ?? 0, view?.bottom ?? window.innerHeight);
          let covered = 0;
          for (const row of document.querySelectorAll(rows)) {
            const index = row.getBoundingClientRect();
            covered += Math.max(0, Math.min(bottom, index.bottom) - Math.max(top, index.top));
          }
          // A gap between rows is not blank; it is always smaller than a row.
          if (bottom - top - covered > (bottom - top) / 4) scroll.blank += 1;
          watch();
        });
      watch();
    },
    endScroll: () => {
      scroll.on = false;
      const scroller = document.querySelector('[data-bench-scroller]') ?? document.documentElement;
      const end = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      return { frames: scroll.frames, late: scroll.late, blank: scroll.blank, longest: scroll.longest, end };
    },
  };
  window.probe = probe;
}

/** Opens a page with entries in the local storage, and with the probe unless `isProbed` is false. */
export async function openPage(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  isProbed = true,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(nameHelper);
  if (isProbed) await page.addInitScript(installProbe);
  return { page, cdp: await context.newCDPSession(page) };
}
