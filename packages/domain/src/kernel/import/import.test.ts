import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, toJson } from './export';
import { runSteps } from '../job/steps';
import { splitCells } from './cells';
import { readLines } from './lines';
import { indexListed, LineFault, type ImportList } from './list';

interface Pair {
  readonly [key: string]: unknown;
  readonly word: string;
  readonly target: string;
}
const list: ImportList<Pair, null, 'word' | 'target'> = {
  columns: [
    { name: 'word', aliases: ['term'], write: ({ word }) => word },
    { name: 'target', aliases: ['to'], write: ({ target }) => target },
  ],
  otherKind: () => 'This is not a pair.',
  wrappers: ['pairs'],
  read: ({ cells: { word, target }, other }) =>
    word.trim() === '' ? new LineFault('A word is missing.') : { ...other, word, target },
  keyOf: ({ word }) => word.trim().toLowerCase(),
  variantOf: ({ target }) => target,
};
const words: ImportList<string, null, 'word'> = {
  columns: [{ name: 'word', write: (word) => word }],
  otherKind: () => 'This is not a word.',
  wrappers: ['words'],
  read: ({ cells: { word } }) => word,
  keyOf: (word) => word,
};
const read = (text: string, items: readonly Pair[] = []) =>
  runSteps(readLines(list, text, { context: null, listed: indexListed(list, items) }));
const pairs = (text: string) => read(text).map(({ item, reason }) => item ?? reason);
const readWords = (text: string) =>
  runSteps(readLines(words, text, { context: null, listed: new Map() })).map(({ item }) => item);

describe('readLines', () => {
  it.each([',', ';', '\t', '|'])(
    'reads CSV with the delimiter %j, with or without a heading',
    (delimiter) => {
      const rows = [
        ['a', '"x, y; z | q"'],
        ['b', 'two'],
      ].map((row) => row.join(delimiter));
      const expected = [
        { word: 'a', target: 'x, y; z | q' },
        { word: 'b', target: 'two' },
      ];
      expect(pairs(rows.join('\n'))).toEqual(expected);
      expect(pairs(`\uFEFFTerm${delimiter}To\r\n${rows.join('\r\n')}\r\n`)).toEqual(expected);
    },
  );

  it.each([
    ['a list', [{ word: 'a', target: 'x' }]],
    ['an object around a list', { pairs: [{ term: 'a', to: 'x' }] }],
    ['a list of rows', [['a', 'x']]],
  ])('reads JSON as %s', (_, value) => {
    expect(pairs(JSON.stringify(value))).toEqual([{ word: 'a', target: 'x' }]);
    expect(pairs(JSON.stringify(value, null, 2))).toEqual([{ word: 'a', target: 'x' }]);
  });

  it('reads JSON lines, each on its own line', () => {
    const lines = read('{"word":"a","target":"x"}\n{"word":"b","target":"y","hits":3}');
    expect(lines.map(({ line, item }) => [line, item])).toEqual([
      [1, { word: 'a', target: 'x' }],
      [2, { word: 'b', target: 'y', hits: 3 }],
    ]);
  });

  it('keeps a bad line with its reason and its place', () => {
    const lines = read('a,x\n\n,y\nb,"z\nc,w,v');
    expect(lines.map(({ line, reason }) => [line, reason])).toEqual([
      [1, null],
      [3, 'A word is missing.'],
      [4, 'A quotation mark is not closed.'],
      [5, 'Too many columns.'],
    ]);
    expect(read('[true]')[0]?.reason).toBe('This is not a pair.');
  });

  it('tells duplicates of the text and of the list, and conflicts', () => {
    const lines = read('a,x\nA,x\na,y\nb,x\nc,z\nb,z', [
      { word: 'B', target: 'x' },
      { word: 'c', target: 'x' },
    ]);
    expect(lines.map(({ duplicate }) => duplicate)).toEqual([
      null,
      'text',
      'conflict',
      'list',
      'conflict',
      'conflict',
    ]);
  });

  it('yields every few hundred rows', () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `word ${at},target`).join('\n');
    const steps = readLines(list, text, { context: null, listed: new Map() });
    let count = 1;
    while (steps.next().done !== true) count += 1;
    expect(count).toBeGreaterThan(15);
  });
});

describe('exported list', () => {
  const text = fc.string({ unit: 'binary' }).map((value) => value.replace(/[\r\0]/g, ''));
  const filled = text.filter((value) => value.trim() !== '');
  const awkward = fc.constantFrom('word', '[x', '{', '=1+1', 'a|b', '"', ' padded ', 'https://a.example, b');

  it('round-trips through CSV and JSON without loss', () => {
    const pair = fc.record({ word: fc.oneof(filled, awkward), target: text, more: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), (items) => {
        const expected = JSON.parse(JSON.stringify(items)) as unknown;
        expect(pairs(toCsv(list, items))).toEqual(expected);
        expect(pairs(toJson(items))).toEqual(expected);
      }),
    );
  });

  it('round-trips as one column, even if a value equals its heading', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(filled, awkward), { minLength: 1, maxLength: 6 }), (items) => {
        expect(readWords(toCsv(words, items))).toEqual(items);
        expect(readWords(toJson(items))).toEqual(items);
      }),
    );
  });
});

describe('splitCells', () => {
  it('returns null for a quote that is not closed', () => {
    expect(splitCells('a,"b', ',')).toBeNull();
    expect(splitCells('a,"b""c",d', ',')).toEqual(['a', 'b"c', 'd']);
  });
});
