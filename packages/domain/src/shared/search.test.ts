import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatch } from './search';

describe('createMatch', () => {
  it('finds every word of the query in any order and any case', () => {
    const texts = ['nike snkrs eu 12', 'nike snkrs eu 13', 'adidas confirmed 12'];
    expect(texts.filter(createMatch('12 SNKRS  nike'))).toEqual(['nike snkrs eu 12']);
    expect(texts.filter(createMatch('nike 12 eu us'))).toEqual([]);
  });

  it('matches every text for a blank query', () => {
    expect(['', 'nike'].filter(createMatch('  '))).toEqual(['', 'nike']);
  });

  it('finds all that a plain substring search finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, (before, query, after) => {
        expect(createMatch(query)(`${before}${query}${after}`)).toBe(true);
      }),
    );
  });
});
