import type { PNG } from 'pngjs';

/**
 * Compares two pictures pixel by pixel, also at anti-aliased edges. Pixels beyond the smaller one differ.
 *
 * @param tolerance the most that a channel may differ, of 255. The browser rounds the colors of anti-aliased icons
 *   differently in each run and on each kind of processor, by 1 or 2; nothing else moves.
 * @returns where they differ, for a text report; null if no channel of any pixel differs by more.
 */
export function differenceOf(before: PNG, after: PNG, tolerance = 2): string | null {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const isWithin = (png: PNG, x: number, y: number): boolean => x < png.width && y < png.height;
  const isFar = (a: number, b: number): boolean =>
    Math.abs((before.data[a] ?? 0) - (after.data[b] ?? 0)) > tolerance;
  const isDifferent = (x: number, y: number): boolean => {
    if (!isWithin(before, x, y) || !isWithin(after, x, y)) return true;
    const a = (y * before.width + x) * 4;
    const b = (y * after.width + x) * 4;
    return isFar(a, b) || isFar(a + 1, b + 1) || isFar(a + 2, b + 2);
  };
  let [pixels, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDifferent(x, y)) continue;
      pixels += 1;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), y];
    }
  }
  if (pixels === 0) return null;
  const size = (png: PNG): string => `${png.width} × ${png.height}`;
  const resized = size(before) === size(after) ? '' : `${size(before)} became ${size(after)}; `;
  return `${resized}${pixels} pixels from ${left}, ${top} to ${right}, ${bottom}`;
}
