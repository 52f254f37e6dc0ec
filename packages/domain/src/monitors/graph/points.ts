import { TZDate } from '@date-fns/tz';
import { writeCsv } from '../../kernel/import/csv';
import { timeOf, type GraphPoint as WirePoint } from '../../contract/calls/graph';

/** The counts of all status codes at one time. */
export interface Point {
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** By status code; a missing code counts as 0. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The server's points, sorted by time. */
export function readPoints(points: readonly WirePoint[]): readonly Point[] {
  const read = points.map(({ time, counts }): Point => ({ time: timeOf(time), counts }));
  const isSorted = read.every(({ time }, index) => index === 0 || (read[index - 1] as Point).time <= time);
  return isSorted ? read : read.toSorted((a, b) => a.time - b.time);
}

export type GraphRange = 'hour' | 'day' | 'week' | 'all';

const HOUR_MS = 3_600_000;

/** Milliseconds from the start of a range to the last point. */
const spans: Record<Exclude<GraphRange, 'all'>, number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** The points of a range, which ends at the last point. `points` are sorted. */
export function pointsWithin(points: readonly Point[], range: GraphRange): readonly Point[] {
  const last = points.at(-1);
  if (range === 'all' || last === undefined) return points;
  const start = points.findIndex(({ time }) => time >= last.time - spans[range]);
  return points.slice(start);
}

/** Every status code that occurs, in ascending order; names come after numbers. */
export function codesOf(points: readonly Point[]): readonly string[] {
  const codes = new Set<string>();
  for (const { counts } of points) for (const code in counts) codes.add(code);
  const rank = (code: string): number => (/^\d+$/.test(code) ? Number(code) : Number.POSITIVE_INFINITY);
  return [...codes].toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? a.localeCompare(b) : one - other;
  });
}

/**
 * The points as CSV: the ISO time and one column per code. The heading names the time zone, and each time has its offset.
 *
 * @param timeZone an IANA name.
 */
export function toCsv(points: readonly Point[], timeZone: string): string {
  const codes = codesOf(points);
  return writeCsv([
    [`time (${timeZone})`, ...codes],
    ...points.map(({ time, counts }) => [
      new TZDate(time, timeZone).toISOString(),
      ...codes.map((code) => counts[code] ?? 0),
    ]),
  ]);
}
