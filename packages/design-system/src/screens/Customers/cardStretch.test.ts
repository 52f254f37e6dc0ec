import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretchOf } from './cardStretch';

const of = (heights: readonly number[]) => ({
  count: heights.length,
  heightOf: (place: number) => heights[place] ?? 0,
});

describe('the cards that are drawn', () => {
  it('are those in the view, and the one that is kept', () => {
    expect(stretchOf({ ...of([10, 10, 30, 10, 10]), from: 15, to: 45, kept: 4 })).toEqual({
      drawn: [1, 2, 4],
      gaps: [10, 0, 10, 0],
    });
  });

  it('take, with what is left free, the height of the whole list', () => {
    const height = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(
        fc.array(height),
        fc.nat(4_000),
        fc.nat(900),
        fc.integer({ min: -1, max: 50 }),
        (heights, from, length, kept) => {
          const { drawn, gaps } = stretchOf({ ...of(heights), from, to: from + length, kept });
          const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
          expect(sum(gaps) + sum(drawn.map((place) => heights[place] ?? 0))).toBe(sum(heights));
        },
      ),
    );
  });
});
