import { PNG } from 'pngjs';
import { regionText, regionsOf } from './regions.ts';

export interface Difference {
  /** The pixels that differ in red, over a pale copy of the actual screenshot. */
  readonly png: Buffer;
  /** Where the two differ, for a text report. */
  readonly text: string;
}

/**
 * The most that a channel may differ, of 255. The browser rounds the colors of anti-aliased icons differently in
 * each run and on each kind of processor, by 1 or 2; nothing else moves.
 */
const TOLERANCE = 2;

const RED = [255, 0, 0, 255];
/** How much of the actual screenshot remains visible in the image of the difference. */
const PALE = 0.1;

/** Whether no channel of any pixel differs by more than `TOLERANCE`. */
function isEqual(before: PNG, after: PNG): boolean {
  if (before.width !== after.width || before.height !== after.height) return false;
  const { data } = before;
  for (let at = 0; at < data.length; at += 1) {
    if (Math.abs((data[at] ?? 0) - (after.data[at] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}

/**
 * Compares two PNGs pixel by pixel, also at anti-aliased edges. Pixels beyond the smaller one differ.
 *
 * @returns null if no channel of any pixel differs by more than `TOLERANCE`.
 */
export function differenceOf(approved: Buffer, actual: Buffer): Difference | null {
  const before = PNG.sync.read(approved);
  const after = PNG.sync.read(actual);
  if (isEqual(before, after)) return null;
  const diff = new PNG({
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  });
  const isInside = ({ width, height }: PNG, x: number, y: number): boolean => x < width && y < height;
  const channel = ({ data, width }: PNG, x: number, y: number, index: number): number =>
    data[(y * width + x) * 4 + index] ?? 0;
  for (let y = 0; y < diff.height; y += 1) {
    for (let x = 0; x < diff.width; x += 1) {
      const at = (y * diff.width + x) * 4;
      const isSame =
        isInside(before, x, y) &&
        isInside(after, x, y) &&
        [0, 1, 2].every(
          (index) => Math.abs(channel(before, x, y, index) - channel(after, x, y, index)) <= TOLERANCE,
        );
      const gray = 255 - (255 - channel(after, x, y, 1)) * PALE;
      diff.data.set(isSame ? [gray, gray, gray, 255] : RED, at);
    }
  }
  const size = ({ width, height }: PNG): string => `${width} × ${height}`;
  const lines = regionsOf(diff).map(regionText);
  if (size(before) !== size(after)) lines.unshift(`${size(before)} became ${size(after)}`);
  return { png: PNG.sync.write(diff), text: lines.join('; ') };
}
