import { parseISO } from 'date-fns';
import type { GraphPoint as WirePoint } from '../monitor-detail/contract';

/** A moment of the graph: how often each status code came. */
export interface Point {
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** By status code; a code that is not named did not come. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The latest moment that a date can hold, in milliseconds since the epoch. */
const LAST_TIME = 8_640_000_000_000_000;

const readTime = (time: number | string): number =>
  typeof time === 'number' ? time : /^\d+$/.test(time.trim()) ? Number(time) : parseISO(time).getTime();

/**
 * The points as the server sends them, in the order of their time.
 *
 * @returns `null` where no time can be read: the data is not of the agreed form then.
 */
export function readPoints(points: readonly WirePoint[]): readonly Point[] | null {
  const read = points
    .map(({ time, counts }): Point => ({ time: readTime(time), counts }))
    .filter(({ time }) => Math.abs(time) <= LAST_TIME);
  if (read.length === 0 && points.length > 0) return null;
  const isSorted = read.every(({ time }, index) => index === 0 || (read[index - 1] as Point).time <= time);
  return isSorted ? read : read.toSorted((a, b) => a.time - b.time);
}

/** How much of the loaded points is looked at. */
export type GraphRange = 'hour' | 'day' | 'week' | 'all';

const HOUR_MS = 3_600_000;

/** Milliseconds that each range goes back from the last point. */
const spans: Record<Exclude<GraphRange, 'all'>, number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** The points of a range, counted back from the last point that was loaded. `points` are in order. */
export function pointsWithin(points: readonly Point[], range: GraphRange): readonly Point[] {
  const last = points.at(-1);
  if (range === 'all' || last === undefined) return points;
  const from = last.time - spans[range];
  return points.slice(points.findIndex(({ time }) => time >= from));
}

/** Every status code that came at least once, in ascending order; words come after numbers. */
export function codesOf(points: readonly Point[]): readonly string[] {
  const codes = new Set<string>();
  for (const { counts } of points) for (const code in counts) codes.add(code);
  const rank = (code: string): number => (/^\d+$/.test(code) ? Number(code) : Number.POSITIVE_INFINITY);
  return [...codes].toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? a.localeCompare(b) : one - other;
  });
}

const isError = (code: string): boolean => /^[45]\d\d$/.test(code);

/**
 * The share of answers that were errors (400 to 599) among all answers of the points, from 0 to 1.
 *
 * @returns `null` where nothing was answered.
 */
export function errorShareOf(points: readonly Point[]): number | null {
  let all = 0;
  let errors = 0;
  for (const code of codesOf(points)) {
    let count = 0;
    for (const { counts } of points) count += counts[code] ?? 0;
    all += count;
    if (isError(code)) errors += count;
  }
  return all > 0 ? errors / all : null;
}

/** The points as CSV: the time in ISO form, and a column for each code. */
export function toCsv(points: readonly Point[]): string {
  const codes = codesOf(points);
  const quote = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = points.map(({ time, counts }) =>
    [new Date(time).toISOString(), ...codes.map((code) => String(counts[code] ?? 0))].join(','),
  );
  return `${[['time', ...codes.map(quote)].join(','), ...lines].join('\n')}\n`;
}
