/** The line of one status code. */
export interface StatusSeries {
  code: string;
  /** Occurrences in the range, including downsampled ones. */
  total: number;
  /** The rendered samples in order; `time` in milliseconds. */
  samples: ReadonlyArray<{ readonly time: number; readonly count: number }>;
}

/** The counts of one moment; a missing code has none. */
export interface StatusPoint {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** How much of the loaded points is shown, counted back from the last one. */
export type StatusRange = 'hour' | 'day' | 'week' | 'all';

/** Space around the plot in pixels, shared by the chart and its overlay. */
export const insets = { top: 12, right: 20, bottom: 44, left: 72 } as const;

/** What is shown beside the points: nothing, the day before, or the same days a week before. */
export type StatusEarlier = 'none' | 'day' | 'week';

/** A stretch of the time axis; both ends in milliseconds. */
export interface StatusSpan {
  readonly from: number;
  readonly to: number;
}

/** A part of what is shown, a step in or out, or all of the range. */
export type GraphZoom = StatusSpan | 'in' | 'out' | 'all';
