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
 * Thins a line out for drawing by the M4 method: of the samples that fall into one pixel column, only
 * the first, the lowest, the highest and the last are kept, each at its own time. The line that is
 * drawn looks the same, since a column can show no more than that, and no spike is lost.
 *
 * @param samples in the order of their time.
 * @param columns the width of the drawing in pixels.
 */
export function reduceSamples(samples: readonly Sample[], columns: number): readonly Sample[] {
  const width = Math.max(1, Math.floor(columns));
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || samples.length <= width) return samples;
  const span = last.time - first.time;
  const columnOf = ({ time }: Sample): number =>
    span === 0 ? 0 : Math.min(width - 1, Math.floor(((time - first.time) / span) * width));

  const kept: Sample[] = [];
  for (let start = 0; start < samples.length;) {
    const column = columnOf(samples[start] as Sample);
    let lowest = start;
    let highest = start;
    let end = start;
    while (end < samples.length && columnOf(samples[end] as Sample) === column) {
      const { count } = samples[end] as Sample;
      if (count < (samples[lowest] as Sample).count) lowest = end;
      if (count > (samples[highest] as Sample).count) highest = end;
      end += 1;
    }
    const places = new Set([start, lowest, highest, end - 1]);
    for (const place of [...places].toSorted((a, b) => a - b)) kept.push(samples[place] as Sample);
    start = end;
  }
  return kept;
}

/** The lines of all codes, each thinned out for a drawing of so many pixel columns. */
export const seriesOf = (points: readonly Point[], columns: number): readonly Series[] =>
  codesOf(points).map((code) => {
    // A code that a moment does not name did not come in it.
    const samples = points.map(({ time, counts }): Sample => ({ time, count: counts[code] ?? 0 }));
    return {
      code,
      total: samples.reduce((sum, { count }) => sum + count, 0),
      samples: reduceSamples(samples, columns),
    };
  });
