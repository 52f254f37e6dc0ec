import type { PNG } from 'pngjs';
import { regionText, regionsOf } from './regions.ts';

export interface Difference {
  /** Where the two differ, for a text report. */
  readonly text: string;
}

/** Whether no channel of any pixel differs by more than `tolerance`. */
function isEqual(before: PNG, after: PNG, tolerance: number): boolean {
  if (before.width !== after.width || before.height !== after.height) return false;
  const { data } = before;
  for (let at = 0; at < data.length; at += 1) {
    if (Math.abs((data[at] ?? 0) - (after.data[at] ?? 0)) > tolerance) return false;
  }
  return true;
}

/**
 * Compares two pictures pixel by pixel, also at anti-aliased edges. Pixels beyond the smaller one differ.
 *
 * @param tolerance the most that a channel may differ, of 255. The browser rounds the colors of anti-aliased icons
 *   differently in each run and on each kind of processor, by 1 or 2; nothing else moves.
 * @returns null if no channel of any pixel differs by more.
 */
export function differenceOf(before: PNG, after: PNG, tolerance = 2): Difference | null {
  if (isEqual(before, after, tolerance)) return null;
  const channel = ({ data, width, height }: PNG, x: number, y: number, index: number): number =>
    x < width && y < height ? (data[(y * width + x) * 4 + index] ?? 0) : Number.POSITIVE_INFINITY;
  const isDifferent = (x: number, y: number): boolean =>
    [0, 1, 2].some((index) => {
      const distance = Math.abs(channel(before, x, y, index) - channel(after, x, y, index));
      return !(distance <= tolerance);
    });
  const size = ({ width, height }: PNG): string => `${width} × ${height}`;
  const lines = regionsOf(
    Math.max(before.width, after.width),
    Math.max(before.height, after.height),
    isDifferent,
  ).map(regionText);
  if (size(before) !== size(after)) lines.unshift(`${size(before)} became ${size(after)}`);
  return { text: lines.join('; ') };
}
