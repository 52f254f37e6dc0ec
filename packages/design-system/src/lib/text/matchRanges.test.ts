import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher, foldText, wordsOf } from '@dropdeck/text';
import { matchRanges } from './matchRanges';

const marked = (text: string, query: string): string[] =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe('matchRanges', () => {
  it('finds every occurrence of every word in any order and any case', () => {
    expect(marked('Nike SNKRS nike 12', '12 nike')).toEqual(['Nike', 'nike', '12']);
  });

  it('merges overlapping words into one range', () => {
    expect(marked('air-runner-90', 'run runner unner-9')).toEqual(['runner-9']);
  });

  it('finds nothing for a blank query', () => {
    expect(marked('air', '  ')).toEqual([]);
  });

  it('returns whole characters of the text where case, accents or composition differ', () => {
    expect(marked('İstanbul Air', 'air')).toEqual(['Air']);
    expect(marked('İstanbul', 'is')).toEqual(['İs']);
    expect(marked('Cafe\u0301 Uber', 'fé uber')).toEqual(['fe\u0301', 'Uber']);
    expect(marked('Straße', 'stras')).toEqual(['Straß']);
    expect(marked('Straße', 's')).toEqual(['S', 'ß']);
    expect(marked('👩\u200D💻 Über', 'uber')).toEqual(['Über']);
  });

  it('finds each word of a query exactly when the search matches the text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'c', ' ', '-'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (line, query) => {
        const ranges = matchRanges(line, query);
        const isMatch = createMatcher(query)(foldText(line));
        const isEachMarked = wordsOf(query).every((word) =>
          ranges.some(({ start, end }) => line.slice(start, end).toLowerCase().includes(word)),
        );
        expect(isEachMarked).toBe(isMatch);
      }),
    );
  });

  it('returns sorted ranges that neither touch nor overlap', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (line, query) => {
        const ranges = matchRanges(line, query);
        expect(ranges.every(({ start }, at) => at === 0 || start > (ranges[at - 1]?.end ?? 0))).toBe(true);
      }),
    );
  });
});
