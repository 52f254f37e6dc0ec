import { describe, expect, it } from 'vitest';
import { regionText, regionsOf } from './regions.ts';

function image(width: number, height: number, red: readonly (readonly [x: number, y: number])[]) {
  const data = new Uint8Array(width * height * 4).fill(200);
  for (const [x, y] of red) data.set([255, 0, 0, 255], (y * width + x) * 4);
  return { width, height, data };
}

describe('regionsOf', () => {
  it('reports the regions that differ, from top to bottom', () => {
    const regions = regionsOf(
      image(40, 40, [
        [30, 2],
        [4, 5],
        [7, 39],
      ]),
    );
    expect(regions).toEqual([
      { left: 4, top: 2, right: 30, bottom: 5, pixels: 2 },
      { left: 7, top: 39, right: 7, bottom: 39, pixels: 1 },
    ]);
    expect(regions.map(regionText)[0]).toBe('2 pixels from 4, 2 to 30, 5');
  });

  it('finds no region in identical images', () => {
    expect(regionsOf(image(8, 8, []))).toEqual([]);
  });
});
