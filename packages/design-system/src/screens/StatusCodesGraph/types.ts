/** The line of one status code. */
export interface StatusSeries {
  code: string;
  /** How often the code came in the range, also in moments that are not drawn. */
  total: number;
  /** What is drawn, in order; `time` in milliseconds. */
  samples: ReadonlyArray<{ readonly time: number; readonly count: number }>;
}

/** One moment; a code that is not named did not come in it. */
export interface StatusPoint {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** How much of the loaded points is looked at, counted back from the last one. */
export type StatusRange = 'hour' | 'day' | 'week' | 'all';

/** Space around the plot inside the chart, in pixels; the chart and what lies over it agree by it. */
export const insets = { top: 12, right: 20, bottom: 44, left: 72 } as const;
