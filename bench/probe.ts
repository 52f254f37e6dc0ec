/** What the page measures by itself; the same for the product and for the reference. */
export interface Probe {
  /** When the first rows were on the screen, by the page's clock; null before. */
  firstRows: number | null;
  /** Milliseconds from each key to the frame that showed what it asked for; null where none was asked. */
  keys: (number | null)[];
  /** When the answer whose address ends so was there; null before. */
  dataAt(end: string): number | null;
  /** Looks for rows from now on. */
  expectRows(rows: string): void;
  /** From now on the next key is to lead to the next of these texts; null: not measured. */
  expectKeys(texts: readonly (string | null)[]): void;
  /** Says which rows there are; set from outside. */
  read: () => string;
  /** Watches frames while the list is scrolled. */
  startScroll(rows: string, body: string): void;
  endScroll(): { frames: number; late: number; blank: number; longest: number; end: number };
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** The compiler of this bench names functions by a helper, which pages do not have. */
export const nameHelper = 'globalThis.__name ??= (made) => made';

/** Runs in the page, before its own scripts. */
export function installProbe(): void {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.addEventListener('message', () => waiting.shift()?.());
  channel.port1.start();
  /** Calls back when the next frame has been handed over: after its scripts, style, layout and paint. */
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
          // Rows may have a gap between them, never as much as a row.
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
