import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowIndexes } from './rowIndexes';

describe('rowIndexes', () => {
  const range = { startIndex: 100, endIndex: 119, overscan: 2, count: 10_000 };

  it('extends the visible rows by the overscan on both sides', () => {
    const indexes = rowIndexes(range, -1);
    expect([indexes[0], indexes.at(-1), indexes.length]).toEqual([98, 121, 24]);
  });

  it('adds the pinned row before or after the others', () => {
    expect(rowIndexes(range, 0).slice(0, 2)).toEqual([0, 98]);
    expect(rowIndexes(range, 9_999).slice(-2)).toEqual([121, 9_999]);
  });

  it('stays within a list that has become shorter', () => {
    expect(rowIndexes({ ...range, count: 4 }, 2)).toEqual([1, 2, 3]);
    expect(rowIndexes({ ...range, count: 0 }, 0)).toEqual([]);
  });

  it('returns every visible row and the pinned one, each once and in order', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(40),
        fc.nat(30),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: -1, max: 600 }),
        (first, length, overscan, count, pinned) => {
          const startIndex = Math.min(first, count - 1);
          const endIndex = Math.min(startIndex + length, count - 1);
          const indexes = rowIndexes({ startIndex, endIndex, overscan, count }, pinned);
          expect(indexes).toEqual([...new Set(indexes)].toSorted((a, b) => a - b));
          expect(indexes).toContain(startIndex);
          expect(indexes).toContain(endIndex);
          expect(indexes.includes(pinned)).toBe(pinned >= 0 && pinned < count);
          expect(indexes.every((index) => index >= 0 && index < count)).toBe(true);
        },
      ),
    );
  });
});
