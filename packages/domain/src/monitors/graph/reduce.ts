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

export interface Sample {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly count: number;
}

/**
 * Downsamples a line with the M4 algorithm: each pixel column keeps its first, lowest, highest and last
 * point. The rendered line is the same, and no spike is lost.
 *
 * @param moments sorted by time.
 * @param countOf the value of a moment.
 * @param columns the chart's width in pixels.
 */
export function reduceLine<Moment extends { readonly time: number }>(
  moments: readonly Moment[],
  countOf: (moment: Moment) => number,
  columns: number,
): readonly Moment[] {
  const width = Math.max(1, Math.floor(columns));
  const from = moments[0]?.time ?? 0;
  const span = (moments.at(-1)?.time ?? 0) - from;
  if (moments.length <= width) return moments;
  const columnOf = ({ time }: Moment): number =>
    span === 0 ? 0 : Math.min(width - 1, Math.floor(((time - from) / span) * width));

  const reduced: Moment[] = [];
  let column = -1;
  let group: { first: number; lowest: number; highest: number; min: number; max: number } | null = null;
  const close = (last: number): void => {
    if (group === null) return;
    const indexes = [group.first, group.lowest, group.highest, last].toSorted((a, b) => a - b);
    for (const [order, index] of indexes.entries()) {
      if (index !== indexes[order - 1]) reduced.push(moments[index] as Moment);
    }
  };
  for (const [index, moment] of moments.entries()) {
    const count = countOf(moment);
    const here = columnOf(moment);
    if (group === null || here !== column) {
      close(index - 1);
      column = here;
      group = { first: index, lowest: index, highest: index, min: count, max: count };
    } else if (count < group.min) {
      group.lowest = index;
      group.min = count;
    } else if (count > group.max) {
      group.highest = index;
      group.max = count;
    }
  }
  close(moments.length - 1);
  return reduced;
}

/**
 * The lines of all codes, each downsampled to a number of pixel columns. A total is the sum over all points, including those
 * that the reduction dropped.
 */
export const seriesOf = (points: readonly Point[], columns: number) =>
  codesOf(points).map((code) => {
    const countOf = ({ counts }: Point): number => counts[code] ?? 0;
    const total = points.reduce((sum, point) => sum + countOf(point), 0);
    const reduced = reduceLine(points, countOf, columns);
    return {
      code,
      total,
      samples: reduced.map((point): Sample => ({ time: point.time, count: countOf(point) })),
    };
  });
