import { PNG } from 'pngjs';

/** A color as 0xRRGGBB at each pixel. */
type Painter = (x: number, y: number) => number;

/** A PNG for tests. */
export function picture(width: number, height: number, paint: Painter): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = paint(x, y);
      png.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

const blend = (over: number, under: number, share: number): number =>
  [16, 8, 0].reduce((sum, shift) => {
    const [a, b] = [(over >> shift) & 255, (under >> shift) & 255];
    return sum | (Math.round(a * share + b * (1 - share)) << shift);
  }, 0);

interface Drawing {
  readonly color: number;
  readonly background?: number;
  /** Pixels by which the shape is moved to the right. */
  readonly shift?: number;
  readonly width?: number;
  readonly height?: number;
}

/** A letter-like shape whose edges blend with the background. */
export function drawing({
  color,
  background = 0xffffff,
  shift = 0,
  width = 40,
  height = 30,
}: Drawing): Buffer {
  return picture(width, height, (x, y) => {
    const distance = Math.abs(x - shift - 15) + Math.abs(y - 12) / 2;
    return blend(color, background, Math.min(1, Math.max(0, 6.3 - distance)));
  });
}
