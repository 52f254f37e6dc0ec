/**
 * A clock in the place of the global timers, which the test moves. Vitest's own waits for real timers between fake ones, a
 * millisecond each, and a run has a million of them.
 */
export interface Clock {
  readonly now: () => number;
  /** Runs everything that is due within these milliseconds, in order. */
  readonly advance: (ms: number) => Promise<void>;
  /** The clock jumps, as after a sleep of the machine: what is due runs once, late. */
  readonly jump: (ms: number) => Promise<void>;
  readonly restore: () => void;
}

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

const real = { setTimeout, clearTimeout, setImmediate };

/** Lets all promises settle. */
export const flush = (): Promise<void> => new Promise((resolve) => void real.setImmediate(resolve));

export function createClock(start: number): Clock {
  let now = start;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    lastId += 1;
    timers.set(lastId, { due: now + Math.max(0, ms), run: () => run(...args) });
    return lastId;
  };
  globalThis.setTimeout = set as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id?: number) => void timers.delete(id ?? 0)) as typeof clearTimeout;
  const next = (until: number): readonly [number, Timer] | undefined => {
    let first: readonly [number, Timer] | undefined;
    for (const entry of timers)
      if (entry[1].due <= until && (first === undefined || entry[1].due < first[1].due)) first = entry;
    return first;
  };
  const advance = async (ms: number): Promise<void> => {
    const until = now + ms;
    await flush();
    for (let found = next(until); found !== undefined; found = next(until)) {
      const [id, { due, run }] = found;
      timers.delete(id);
      now = Math.max(now, due);
      run();
      await flush();
    }
    now = Math.max(now, until);
  };
  return {
    now: () => now,
    advance,
    jump: async (ms) => {
      now += ms;
      await advance(0);
    },
    restore: () => {
      globalThis.setTimeout = real.setTimeout;
      globalThis.clearTimeout = real.clearTimeout;
    },
  };
}
