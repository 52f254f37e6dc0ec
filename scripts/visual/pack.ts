import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { chunk, SIGNATURE } from './png.ts';

const PALETTE = 256;
/** Palette entries for the most common colors, which are kept exactly. */
const EXACT = 64;

/** The most bits per channel for the other colors; more cost bytes without a visible difference. */
const MAX_BITS = 5;

interface Indexed {
  readonly palette: readonly number[];
  /** One byte per pixel; each row starts with its filter type, 0. */
  readonly rows: Buffer;
}

function colorsOf({ width, height, data }: PNG): Uint32Array {
  const colors = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colors.length; pixel += 1) {
    const at = pixel * 4;
    colors[pixel] = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  }
  return colors;
}

/** The share of an image's pixels above which a color counts as a fill. */
const FILL = 0.005;
/** Colors whose channels differ by at most this count as one: the steps of a dithered gradient. */
const NEAR = 3;

const isNear = (a: number, b: number): boolean =>
  Math.abs((a >> 16) - (b >> 16)) <= NEAR &&
  Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= NEAR &&
  Math.abs((a & 255) - (b & 255)) <= NEAR;

/** The fills: the colors of most pixels. Of a gradient's steps only every few count. */
function mostCommon(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const rgb of colors) counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  const fills: number[] = [];
  for (const [rgb, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    if (count < colors.length * FILL || fills.length === EXACT) break;
    if (!fills.some((fill) => isNear(fill, rgb))) fills.push(rgb);
  }
  return fills;
}

function index(colors: Uint32Array, width: number, exact: readonly number[], bits: number): Indexed | null {
  const shift = 8 - bits;
  const half = shift === 0 ? 0 : 1 << (shift - 1);
  const round = (value: number): number => Math.min(255, ((value + half) >> shift) << shift);
  const rounded = (rgb: number): number =>
    (round(rgb >> 16) << 16) | (round((rgb >> 8) & 255) << 8) | round(rgb & 255);
  const palette = [...exact];
  const indexes = new Map(exact.map((rgb, index) => [rgb, index]));
  const roundedIndexes = new Map<number, number>();
  const height = colors.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < colors.length; pixel += 1) {
    const rgb = colors[pixel] ?? 0;
    let index = indexes.get(rgb);
    if (index === undefined) {
      const near = exact.find((fill) => isNear(fill, rgb)) ?? rounded(rgb);
      index = indexes.get(near) ?? roundedIndexes.get(near);
      if (index === undefined) {
        if (palette.length === PALETTE) return null;
        index = palette.push(near) - 1;
        roundedIndexes.set(near, index);
      }
      indexes.set(rgb, index);
    }
    const y = Math.floor(pixel / width);
    rows[pixel + y + 1] = index;
  }
  return { palette, rows };
}

/** Offset of the color type in a PNG's header, and its value for indexed color. */
const COLOR_TYPE_AT = 25;
const INDEXED = 3;

export const isPacked = (png: Buffer): boolean => png[COLOR_TYPE_AT] === INDEXED;

/**
 * Packs an image to a quarter of its size or less, as an indexed PNG. The most common colors are kept exactly,
 * the others are rounded to fit a palette of 256. A rounded channel moves by at most 8 of 255, which is below
 * the comparison's threshold (vitest.workspace.ts).
 */
export function pack(png: Buffer): Buffer {
  const image = PNG.sync.read(png);
  const colors = colorsOf(image);
  const exact = mostCommon(colors);
  for (let bits = MAX_BITS; bits >= 4; bits -= 1) {
    const indexed = index(colors, image.width, exact, bits);
    if (indexed !== null) {
      const header = Buffer.alloc(13);
      header.writeUInt32BE(image.width, 0);
      header.writeUInt32BE(image.height, 4);
      header.set([8, INDEXED, 0, 0, 0], 8);
      const palette = Buffer.from(indexed.palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
      return Buffer.concat([
        SIGNATURE,
        chunk('IHDR', header),
        chunk('PLTE', palette),
        chunk('IDAT', deflateSync(indexed.rows, { level: 9 })),
        chunk('IEND', Buffer.alloc(0)),
      ]);
    }
  }
  // Too many colors, as in a photo: return the image unchanged.
  return png;
}
