import { describe, expect, it } from 'vitest';
import { regionText, regionsOf } from './regions.ts';

const regionsOfPixels = (size: number, pixels: readonly (readonly [x: number, y: number])[]) =>
  regionsOf(size, size, (x, y) => pixels.some(([left, top]) => left === x && top === y));

describe('regionsOf', () => {
  it('reports the regions that differ, from top to bottom', () => {
    const regions = regionsOfPixels(40, [
      [30, 2],
      [4, 5],
      [7, 39],
    ]);
    expect(regions).toEqual([
      { left: 4, top: 2, right: 30, bottom: 5, pixels: 2 },
      { left: 7, top: 39, right: 7, bottom: 39, pixels: 1 },
    ]);
    expect(regions.map(regionText)[0]).toBe('2 pixels from 4, 2 to 30, 5');
  });

  it('finds no region in identical images', () => {
    expect(regionsOfPixels(8, [])).toEqual([]);
  });
});
