import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

function image(width: number, height: number, gray: (x: number, y: number) => number): PNG {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = gray(x, y);
      png.data.set([value, value, value, 255], (y * width + x) * 4);
    }
  }
  return png;
}
const plain = image(40, 30, () => 200);

describe('differenceOf', () => {
  it('finds nothing in equal pixels, however they are compressed', () => {
    const recompressed = PNG.sync.read(PNG.sync.write(plain, { deflateLevel: 0 }));
    expect(differenceOf(plain, recompressed)).toBeNull();
  });

  it('finds one pixel whose channels moved by 3 of 255, and ignores rounding', () => {
    const moved = (value: number): PNG => image(40, 30, (x, y) => (x === 7 && y === 9 ? value : 200));
    expect(differenceOf(plain, moved(203))).toBe('1 pixels from 7, 9 to 7, 9');
    expect(differenceOf(plain, moved(197))).toBe('1 pixels from 7, 9 to 7, 9');
    expect(differenceOf(plain, moved(202))).toBeNull();
  });

  it('finds an edge that was shifted by one pixel', () => {
    const edge = (at: number): PNG => image(40, 30, (x) => (x < at ? 200 : 90));
    expect(differenceOf(edge(20), edge(21))).toBe('30 pixels from 20, 0 to 20, 29');
  });

  it('reports another size', () => {
    expect(
      differenceOf(
        plain,
        image(40, 31, () => 200),
      ),
    ).toMatch(/^40 × 30 became 40 × 31; /);
  });
});
