import { codesOf, type Point } from './points';

/** One moment of one line. */
export interface Sample {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly count: number;
}

/** The line of one status code. */
export interface Series {
  readonly code: string;
  /** How often the code came in all, also in moments that are not drawn. */
  readonly total: number;
  /** What is drawn of it. */
  readonly samples: readonly Sample[];
}

/**
 * Thins a line out for drawing by the M4 method: of the moments that fall into one pixel column, only
 * the first, the lowest, the highest and the last are kept, each at its own time. The line that is
 * drawn looks the same, since a column can show no more than that, and no spike is lost.
 *
 * @param moments in the order of their time.
 * @param countOf the line's value at a moment.
 * @param columns the width of the drawing in pixels.
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

  const kept: Moment[] = [];
  let column = -1;
  let group: { first: number; lowest: number; highest: number; min: number; max: number } | null = null;
  const close = (last: number): void => {
    if (group === null) return;
    const places = [group.first, group.lowest, group.highest, last].toSorted((a, b) => a - b);
    for (const [index, place] of places.entries()) {
      if (place !== places[index - 1]) kept.push(moments[place] as Moment);
    }
  };
  for (const [place, moment] of moments.entries()) {
    const count = countOf(moment);
    const here = columnOf(moment);
    if (group === null || here !== column) {
      close(place - 1);
      column = here;
      group = { first: place, lowest: place, highest: place, min: count, max: count };
    } else if (count < group.min) {
      group.lowest = place;
      group.min = count;
    } else if (count > group.max) {
      group.highest = place;
      group.max = count;
    }
  }
  close(moments.length - 1);
  return kept;
}

/** The lines of all codes, each thinned out for a drawing of so many pixel columns. */
export const seriesOf = (points: readonly Point[], columns: number): readonly Series[] =>
  codesOf(points).map((code) => {
    // A code that a moment does not name did not come in it.
    const countOf = ({ counts }: Point): number => counts[code] ?? 0;
    let total = 0;
    for (const point of points) total += countOf(point);
    const kept = reduceLine(points, countOf, columns);
    return { code, total, samples: kept.map((point) => ({ time: point.time, count: countOf(point) })) };
  });
