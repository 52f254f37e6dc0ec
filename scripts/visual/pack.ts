import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Colours that an indexed PNG can name. */
const PALETTE = 256;

interface Indexed {
  readonly palette: readonly number[];
  /** One byte a pixel, each row led by its filter type, which is none. */
  readonly rows: Buffer;
}

function index({ width, height, data }: PNG, bits: number): Indexed | null {
  const shift = 8 - bits;
  const half = shift === 0 ? 0 : 1 << (shift - 1);
  const round = (value: number): number => Math.min(255, ((value + half) >> shift) << shift);
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const rgb = (round(data[at] ?? 0) << 16) | (round(data[at + 1] ?? 0) << 8) | round(data[at + 2] ?? 0);
      let place = places.get(rgb);
      if (place === undefined) {
        if (places.size === PALETTE) return null;
        place = places.size;
        places.set(rgb, place);
      }
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  return { palette: [...places.keys()], rows };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Where a PNG's header keeps its colour type, and the value that means indexed. */
const COLOR_TYPE_AT = 25;
const INDEXED = 3;

/** Whether a picture is packed already. */
export const isPacked = (png: Buffer): boolean => png[COLOR_TYPE_AT] === INDEXED;

/**
 * Packs a picture to a quarter of its size or less: the finest rounding of its colours that leaves no
 * more than 256 of them, as an indexed PNG. A channel moves by 8 of 255 at most, which is well below what the
 * comparison takes for a difference (vitest.workspace.ts).
 */
export function pack(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  for (let bits = 8; bits >= 4; bits -= 1) {
    const indexed = index(picture, bits);
    if (indexed !== null) {
      const header = Buffer.alloc(13);
      header.writeUInt32BE(picture.width, 0);
      header.writeUInt32BE(picture.height, 4);
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
  // Too colourful, a photograph for one: it stays as it is.
  return png;
}
