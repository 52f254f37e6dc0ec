import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSizeRange, parseSizeRange, readSize, withFrom, withTo } from './sizeRangeText';

const size = fc.integer({ min: 36, max: 50 });

describe('a size range', () => {
  it('is 36 to 50 when the text is not a range', () => {
    for (const text of ['', '42', 'all', '36-', '-50', '36-50-52', '3a-50']) {
      expect(parseSizeRange(text)).toEqual([36, 50]);
    }
  });

  it('reads half sizes and spaces around the dash', () => {
    expect(parseSizeRange(' 41.5 - 43 ')).toEqual([41.5, 43]);
  });

  it('is clamped to the scale and never has its ends reversed', () => {
    expect(parseSizeRange('20-60')).toEqual([36, 50]);
    expect(parseSizeRange('45-40')).toEqual([45, 45]);
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (from, to) => {
        const [low, high] = parseSizeRange(`${from}-${to}`);
        expect(low).toBeGreaterThanOrEqual(36);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('is unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const sizes = [Math.min(a, b), Math.max(a, b)] as const;
        expect(parseSizeRange(formatSizeRange(sizes))).toEqual(sizes);
      }),
    );
  });

  it('has ends that are typed with a point or a comma, in any keyboard’s digits', () => {
    expect(['41', '41.5', '41,5', ' 36 ', '50'].map(readSize)).toEqual([41, 41.5, 41.5, 36, 50]);
    expect(['４１．５', '٤١٫٥', '۴۱', '\u200F٤١'].map(readSize)).toEqual([41.5, 41.5, 41, 41]);
  });

  it('has no end that is beyond the scale or not a number', () => {
    for (const text of ['', '4', '35', '50.5', '51', '411', '41.', '41.55', '41 x', '-41'])
      expect(readSize(text)).toBeNull();
  });

  it('moves the other end along when one end would pass it', () => {
    expect(withFrom([38, 42], 45)).toEqual([45, 45]);
    expect(withTo([38, 42], 36)).toEqual([36, 36]);
    fc.assert(
      fc.property(size, size, size, (a, b, next) => {
        const sizes = [Math.min(a, b), Math.max(a, b)] as const;
        for (const [from, to] of [withFrom(sizes, next), withTo(sizes, next)])
          expect(from).toBeLessThanOrEqual(to);
        expect(withFrom(sizes, next)[0]).toBe(next);
        expect(withTo(sizes, next)[1]).toBe(next);
      }),
    );
  });
});
