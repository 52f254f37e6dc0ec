import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher, foldText, mapFolded } from './index';

describe('a search', () => {
  it.each([
    ['Air Runner', 'AIR'],
    ['Air Runner', 'runner air'],
    ['Air Runner', '  '],
    ['İstanbul', 'istanbul'],
    ['istanbul', 'İSTANBUL'],
    ['Isparta', 'ısparta'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'café'],
    ['Café', 'CAFE\u0301'],
    ['Über', 'uber'],
    ['Straße', 'strasse'],
    ['STRASSE', 'straße'],
    ['Łódź', 'lodz'],
    ['Smørrebrød', 'smorrebrod'],
    ['ΟΔΟΣ', 'οδος'],
    ['ＮＩＫＥ １２', 'nike 12'],
    ['DD1391-100', 'DD1391\u200B-100'],
    ['\u1100\u1161', '가'],
    ['مُونيتور', 'مونيتور'],
  ])('finds %j by %j', (text, query) => expect(createMatcher(query)(foldText(text))).toBe(true));

  it.each([
    ['Air Runner', 'runner AIR m'],
    ['がく', 'かく'],
    ['कि', 'के'],
  ])('does not find %j by %j', (text, query) => expect(createMatcher(query)(foldText(text))).toBe(false));

  it('finds all that a plain substring search finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, (before, query, after) => {
        expect(createMatcher(query)(`${before}${query}${after}`)).toBe(true);
      }),
    );
  });

  it('maps what it folds to whole characters of the text', () => {
    for (const text of [
      'İstanbul',
      'Cafe\u0301 12',
      'Straße',
      '👩\u200D💻 Über',
      '\u1100\u1161x',
      'ΟΔΟΣ Α',
      'ＮＩＫＥ',
    ])
      expect(mapFolded(text).folded).toBe(foldText(text));
    const { starts, ends } = mapFolded('e\u0301ßx');
    expect([starts, ends]).toEqual([
      [0, 2, 2, 3],
      [2, 3, 3, 4],
    ]);
  });
});
