import type { Failure } from '@dropdeck/domain/kernel';

/**
 * What leaves the browser, and nothing else: names and numbers of the product. No text of a server or a person, no
 * address with a query, no token.
 */
export interface ReportRecord {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly level: 'error' | 'warning' | 'info';
  /** What it is, of a closed set: “error”, “call failed”, “web vital”. */
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Frames beyond the first of a stack. */
const FRAMES = 10;

/** A class of errors, never its message, which may have what a person typed. */
function classOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[A-Z]\w{0,40}$/.test(name) ? name : 'Error';
}

/** The frames of the product's files: “index-abc.js:10:200”. Addresses of pages and of other origins are left out. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/\/assets\/([\w.-]+\.js):(\d+):(\d+)/g)]
    .slice(0, FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');
}

/** An error that was thrown and not caught, or that broke the page. */
export const errorRecord = (at: number, error: unknown): ReportRecord => ({
  at,
  level: 'error',
  name: 'error',
  values: { class: classOf(error), stack: framesOf(error) },
});

/** A failed call by its declared name. Of an answer that breaks the contract only the number of its mismatches. */
export function failureRecord(at: number, failure: Failure): ReportRecord {
  const { call, kind } = failure;
  return {
    at,
    level: kind === 'contract' ? 'error' : 'warning',
    name: 'call failed',
    values: {
      call,
      kind,
      ...(kind === 'http' ? { status: failure.status } : {}),
      ...(kind === 'contract' ? { side: failure.side, mismatches: failure.issues.length } : {}),
    },
  };
}

/** A web vital, by the web-vitals package. */
export const vitalRecord = (
  at: number,
  { name, value, rating }: { readonly name: string; readonly value: number; readonly rating: string },
): ReportRecord => ({
  at,
  level: 'info',
  name: 'web vital',
  values: { vital: name, value: Math.round(value * 1000) / 1000, rating },
});

/** The long tasks since the last one of these records. */
export const longTasksRecord = (at: number, durations: readonly number[]): ReportRecord => ({
  at,
  level: 'info',
  name: 'long tasks',
  values: {
    count: durations.length,
    longest: Math.round(Math.max(...durations)),
    total: Math.round(durations.reduce((sum, one) => sum + one, 0)),
  },
});
