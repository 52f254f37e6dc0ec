import { codesOf, type Point } from './points';

export interface Sample {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly count: number;
}

export interface Series {
  readonly code: string;
  /** The sum over all points, including those that the reduction dropped. */
  readonly total: number;
  readonly samples: readonly Sample[];
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

/** The lines of all codes, each downsampled to a number of pixel columns. */
export const seriesOf = (points: readonly Point[], columns: number): readonly Series[] =>
  codesOf(points).map((code) => {
    const countOf = ({ counts }: Point): number => counts[code] ?? 0;
    let total = 0;
    for (const point of points) total += countOf(point);
    const reduced = reduceLine(points, countOf, columns);
    return { code, total, samples: reduced.map((point) => ({ time: point.time, count: countOf(point) })) };
  });
