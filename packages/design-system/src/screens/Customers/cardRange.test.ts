import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardRangeOf, topsOf } from './cardRange';

const of = (heights: readonly number[]) => ({ tops: topsOf(heights.length, (index) => heights[index] ?? 0) });

describe('cardRangeOf', () => {
  it('renders the visible cards and the pinned one', () => {
    expect(cardRangeOf({ ...of([10, 10, 30, 10, 10]), from: 15, to: 45, pinned: 4 })).toEqual({
      rendered: [1, 2, 4],
      gaps: [10, 0, 10, 0],
    });
  });

  it('renders nothing of an empty list, and only the pinned card when no other is visible', () => {
    expect(cardRangeOf({ ...of([]), from: 0, to: 100, pinned: -1 })).toEqual({ rendered: [], gaps: [0] });
    expect(cardRangeOf({ ...of([10, 10, 10]), from: 40, to: 90, pinned: 1 })).toEqual({
      rendered: [1],
      gaps: [10, 10],
    });
  });

  it('returns cards and gaps that add up to the height of the whole list', () => {
    const height = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(
        fc.array(height),
        fc.nat(4_000),
        fc.nat(900),
        fc.integer({ min: -1, max: 50 }),
        (heights, from, length, pinned) => {
          const { rendered, gaps } = cardRangeOf({ ...of(heights), from, to: from + length, pinned });
          const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
          expect(sum(gaps) + sum(rendered.map((index) => heights[index] ?? 0))).toBe(sum(heights));
        },
      ),
    );
  });
});
