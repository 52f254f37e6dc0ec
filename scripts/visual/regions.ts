/** A region of an image in pixels from the top left corner, and how many of its pixels differ. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
}

/** Rows without a difference that separate two regions. */
const GAP = 12;

/** The regions of an image whose pixels differ, from top to bottom. */
export function regionsOf(
  width: number,
  height: number,
  isDifferent: (x: number, y: number) => boolean,
): Region[] {
  const regions: Region[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDifferent(x, y)) continue;
      const last = regions.at(-1);
      if (last === undefined || y - last.bottom > GAP) {
        regions.push({ left: x, top: y, right: x, bottom: y, pixels: 1 });
      } else {
        regions[regions.length - 1] = {
          left: Math.min(last.left, x),
          top: last.top,
          right: Math.max(last.right, x),
          bottom: y,
          pixels: last.pixels + 1,
        };
      }
    }
  }
  return regions;
}

/** A region in words, for a text report. */
export const regionText = ({ left, top, right, bottom, pixels }: Region): string =>
  `${pixels} pixels from ${left}, ${top} to ${right}, ${bottom}`;
