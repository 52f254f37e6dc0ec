import { PNG } from 'pngjs';
import { regionText, regionsOf } from './regions.ts';

export interface Difference {
  /** The pixels that differ in red, over a pale copy of the actual screenshot. */
  readonly png: Buffer;
  /** Where the two differ, for a text report. */
  readonly text: string;
}

/**
 * The most that a channel may differ, of 255. The browser rounds the colors of anti-aliased icons differently
 * in each run, by 1; nothing else moves.
 */
const TOLERANCE = 2;

const RED = [255, 0, 0, 255];
/** How much of the actual screenshot remains visible in the image of the difference. */
const PALE = 0.1;

/**
 * Compares two PNGs pixel by pixel, also at anti-aliased edges. Pixels beyond the smaller one differ.
 *
 * @returns null if no channel of any pixel differs by more than `TOLERANCE`.
 */
export function differenceOf(approved: Buffer, actual: Buffer): Difference | null {
  const before = PNG.sync.read(approved);
  const after = PNG.sync.read(actual);
  const diff = new PNG({
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  });
  const isInside = ({ width, height }: PNG, x: number, y: number): boolean => x < width && y < height;
  const channel = ({ data, width }: PNG, x: number, y: number, index: number): number =>
    data[(y * width + x) * 4 + index] ?? 0;
  let isDifferent = false;
  for (let y = 0; y < diff.height; y += 1) {
    for (let x = 0; x < diff.width; x += 1) {
      const at = (y * diff.width + x) * 4;
      const isEqual =
        isInside(before, x, y) &&
        isInside(after, x, y) &&
        [0, 1, 2].every(
          (index) => Math.abs(channel(before, x, y, index) - channel(after, x, y, index)) <= TOLERANCE,
        );
      if (isEqual) {
        const gray = 255 - (255 - channel(after, x, y, 1)) * PALE;
        diff.data.set([gray, gray, gray, 255], at);
      } else {
        diff.data.set(RED, at);
        isDifferent = true;
      }
    }
  }
  if (!isDifferent) return null;
  const size = ({ width, height }: PNG): string => `${width} × ${height}`;
  const lines = regionsOf(diff).map(regionText);
  if (size(before) !== size(after)) lines.unshift(`${size(before)} became ${size(after)}`);
  return { png: PNG.sync.write(diff), text: lines.join('; ') };
}
