export interface RowRange {
  /** The first and the last visible row. */
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/**
 * The indexes of the rows to render, in order: the visible ones with their overscan, and the pinned row
 * wherever it is (-1 for none).
 *
 * @param wholeUpTo lists of so many rows are rendered completely.
 */
export function rowIndexes(
  { startIndex, endIndex, overscan, count }: RowRange,
  wholeUpTo: number,
  pinned: number,
): number[] {
  const isWhole = count <= wholeUpTo;
  const start = isWhole ? 0 : Math.max(0, startIndex - overscan);
  const end = isWhole ? count - 1 : Math.min(count - 1, endIndex + overscan);
  const indexes = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  if (pinned >= 0 && pinned < start) indexes.unshift(pinned);
  if (pinned > end && pinned < count) indexes.push(pinned);
  return indexes;
}
