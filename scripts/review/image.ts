import { PNG } from 'pngjs';

/** Pixels as red, green, blue and alpha, row by row. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rectangle in pixels from the top left corner; `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A color as 0xRRGGBB. */
export type Rgb = number;

export const decode = (png: Buffer): Image => PNG.sync.read(png);

function encode(width: number, height: number, data: Uint8Array): Buffer {
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true });
}

/** The color of a pixel, or null outside of the image. */
export function colorAt({ width, height, data }: Image, x: number, y: number): Rgb | null {
  if (x >= width || y >= height) return null;
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** Calls `visit` with each pixel whose color differs; a pixel that only one image has differs. */
export function eachDifference(
  before: Image,
  after: Image,
  visit: (x: number, y: number, from: Rgb | null, to: Rgb | null) => void,
): void {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = colorAt(before, x, y);
      const to = colorAt(after, x, y);
      if (from !== to) visit(x, y, from, to);
    }
  }
}

/** The pixels of a box as one string, to compare parts of images with. */
export function pixelsIn({ width, data }: Image, { left, top, right, bottom }: Box): string {
  const rows: string[] = [];
  for (let y = top; y < bottom; y += 1) {
    const row = data.subarray((y * width + left) * 4, (y * width + right) * 4);
    rows.push(Buffer.from(row).toString('latin1'));
  }
  return rows.join('');
}

const CHANGED = [190, 36, 48, 255] as const;
/** The share of white that fades what did not change. */
const FADE = 0.8;

/** A PNG of both images at once: what changed in red over the rest in pale gray. */
export function differencePng(before: Image, after: Image): Buffer {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < after.height; y += 1) {
    for (let x = 0; x < after.width; x += 1) {
      const color = colorAt(after, x, y) ?? 0;
      const gray = ((color >> 16) + ((color >> 8) & 255) + (color & 255)) / 3;
      data.fill(gray + (255 - gray) * FADE, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  eachDifference(before, after, (x, y) => data.set(CHANGED, (y * width + x) * 4));
  return encode(width, height, data);
}

/** Pixels around the change that a thumbnail shows, and its largest size. */
const MARGIN = 16;
const LARGEST = { width: 320, height: 200 };

/** A PNG of the changed part at its real size, cut at 320 × 200 px. */
export function thumbnailPng(image: Image, box: Box): Buffer {
  const left = Math.max(0, Math.min(box.left - MARGIN, image.width - 1));
  const top = Math.max(0, Math.min(box.top - MARGIN, image.height - 1));
  const width = Math.min(box.right + MARGIN - left, image.width - left, LARGEST.width);
  const height = Math.min(box.bottom + MARGIN - top, image.height - top, LARGEST.height);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * image.width + left) * 4;
    data.set(image.data.subarray(from, from + width * 4), y * width * 4);
  }
  return encode(width, height, data);
}
