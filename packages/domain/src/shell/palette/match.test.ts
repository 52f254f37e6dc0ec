import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaletteEntry, link } from './entries';
import { fold } from './fold';
import { createFuzzyMatcher } from './match';
import { bestOf, noRanks } from './rank';
import { indexRows } from './source-index';
import { runSteps } from '../../kernel/job/steps';

const entryOf = (label: string, at: number): PaletteEntry => ({
  id: `monitors:${at}`,
  label,
  icon: 'monitors',
  action: link,
});
const indexOf = (labels: readonly string[]) => runSteps(indexRows(labels.map(entryOf), (entry) => entry));

const rank = (labels: readonly string[], query: string): readonly string[] =>
  bestOf(indexOf(labels), createFuzzyMatcher(query), noRanks, 10).hits.map(({ at }) => labels[at] ?? '');

const marked = (label: string, query: string): string => {
  let text = '';
  let from = 0;
  for (const { start, end } of createFuzzyMatcher(query).rangesOf(label)) {
    text += `${label.slice(from, start)}[${label.slice(start, end)}]`;
    from = end;
  }
  return text + label.slice(from);
};

describe('ranking', () => {
  it('puts the exact name first, then a beginning, the start of a word, the inside, initials and letters', () => {
    const labels = ['Kin 1 Key', 'Kindle', 'Oh kin', 'Bookkin', 'Kite Inn', 'Kin', 'Kiwi turbine'];
    expect(rank(labels, 'kin')).toEqual([
      'Kin',
      'Kindle',
      'Kin 1 Key',
      'Oh kin',
      'Bookkin',
      'Kite Inn',
      'Kiwi turbine',
    ]);
  });

  it.each([
    ['words in any order', 'eu nike', 'Nike SNKRS EU 12'],
    ['initials', 'nse', 'Nike SNKRS EU 12'],
    ['a letter and a number', 'n12', 'Nike SNKRS EU 12'],
    ['letters in their order', 'nkrs', 'Nike SNKRS EU 12'],
    ['letters without accents', 'cafe', 'Café Noir'],
    ['accents that the name has not', 'nïké', 'Nike SNKRS EU 12'],
  ])('finds %s', (_, query, label) => {
    expect(rank(['Vault 3', label], query)).toEqual([label]);
  });

  it('does not take the digits of a number from several numbers', () => {
    expect(rank(['Vault 4 of 17', 'Vault 417'], 'v417')).toEqual(['Vault 417']);
  });

  it('ranks by use within the same kind of match', () => {
    const index = indexOf(['Nike EU', 'Nike UK', 'Air Nike']);
    const { hits } = bestOf(
      index,
      createFuzzyMatcher('nike'),
      new Map([
        [1, 50],
        [2, 49],
      ]),
      3,
    );
    expect(hits.map(({ at }) => at)).toEqual([1, 0, 2]);
  });

  it('always has an exact name first', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'É', '1', ' ', '-'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), word, fc.nat(50), (others, name, use) => {
        fc.pre(name.trim() !== '' && name.trim() === name);
        const index = indexOf([...others, name]);
        const ranks = new Map(others.map((_, at) => [at, use]));
        const [first] = bestOf(index, createFuzzyMatcher(name), ranks, 5).hits;
        expect(index.labels[first?.at ?? -1]).toBe(fold(name));
      }),
    );
  });

  it('finds all that a plain search for every word finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '2', ' '), maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, (before, query, after) => {
        fc.pre(query.trim() !== '');
        expect(rank([`${before}${query}${after}`], query)).toHaveLength(1);
      }),
    );
  });
});

describe('10,000 monitors', () => {
  const shops = [
    'Nike SNKRS',
    'Naked',
    'New Balance',
    'Solebox',
    'Snipes',
    'Size?',
    '43einhalb',
    'JD Sports',
  ];
  const markets = ['EU', 'UK', 'US', 'DE', 'FR'];
  const names = Array.from({ length: 10_000 }, (_, at) => {
    const round = Math.floor(at / shops.length);
    return `${shops[at % shops.length]} ${markets[round % markets.length]} ${round}`;
  });
  const index = indexOf(names);
  const isFirst = (query: string, at: number): boolean =>
    bestOf(index, createFuzzyMatcher(query), noRanks, 1).hits[0]?.at === at;

  it('are each first for two letters and their number', () => {
    fc.assert(
      fc.property(fc.nat(names.length - 1), (at) => {
        const shop = fold(shops[at % shops.length] ?? '').replace(/[^a-z0-9]/g, '');
        const number = String(Math.floor(at / shops.length));
        const queries = Array.from(shop.slice(1), (letter) => `${shop.charAt(0)}${letter}${number}`);
        expect(queries.some((query) => isFirst(query, at))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is marked', () => {
  it.each([
    ['Nike SNKRS EU 12', 'eu nike', '[Nike] SNKRS [EU] 12'],
    ['Nike SNKRS EU 12', 'n12', '[N]ike SNKRS EU [12]'],
    ['Nike SNKRS EU 12', 'nse', '[N]ike [S]NKRS [E]U 12'],
    ['Café İstanbul', 'cafe ist', '[Café] [İst]anbul'],
    ['Cafe\u0301 Noir', 'noir', 'Cafe\u0301 [Noir]'],
  ])('in “%s” for “%s” is %s', (label, query, expected) => {
    expect(marked(label, query)).toBe(expected);
  });
});
