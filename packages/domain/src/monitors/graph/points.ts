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

/** A stretch of the time axis; both ends in milliseconds, included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The points of a stretch of time. `points` are sorted. */
export function pointsBetween(points: readonly Point[], { from, to }: Span): readonly Point[] {
  const start = points.findIndex(({ time }) => time >= from);
  if (start === -1) return [];
  const end = points.findIndex(({ time }) => time > to);
  return points.slice(start, end === -1 ? undefined : end);
}

/** From the first to the last of the points. */
export const spanOf = (points: readonly Point[]): Span => ({
  from: points[0]?.time ?? 0,
  to: points.at(-1)?.time ?? 0,
});

/** The points of a range, which ends at the last point. `points` are sorted. */
export function pointsWithin(points: readonly Point[], range: GraphRange): readonly Point[] {
  const last = points.at(-1);
  if (range === 'all' || last === undefined) return points;
  return pointsBetween(points, { from: last.time - spans[range], to: last.time });
}

/** What is shown beside the points: nothing, the day before, or the same days a week before. */
export type GraphEarlier = 'none' | 'day' | 'week';

const earlierSpans: Record<Exclude<GraphEarlier, 'none'>, number> = { day: spans.day, week: spans.week };

/** The earlier times that the points reach back to. */
export function earlierChoices(points: readonly Point[]): readonly GraphEarlier[] {
  const { from, to } = spanOf(points);
  return ['none', ...(['day', 'week'] as const).filter((choice) => to - from > earlierSpans[choice])];
}

/** The points of the same hours earlier, moved onto those of `shown`. */
export function earlierPoints(
  points: readonly Point[],
  shown: readonly Point[],
  earlier: GraphEarlier,
): readonly Point[] {
  if (earlier === 'none' || shown.length === 0) return [];
  const by = earlierSpans[earlier];
  const { from, to } = spanOf(shown);
  return pointsBetween(points, { from: from - by, to: to - by }).map(({ time, counts }) => ({
    time: time + by,
    counts,
  }));
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

const isError = (code: string): boolean => /^[45]\d\d$/.test(code);

/**
 * The share of errors (400 to 599) among all answers, from 0 to 1.
 *
 * @returns `null` without any answers.
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
