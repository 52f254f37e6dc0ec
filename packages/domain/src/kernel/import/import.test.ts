import { setLocale } from '@dropdeck/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './export';
import { runSteps } from '../job/time-slices';
import { splitCells } from './csv';
import { readFlag, readLines } from './lines';
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
  read: ({ cells: { word, target }, other }) =>
    word.trim() === '' ? new LineFault('A word is missing.') : { ...other, word, target },
  keyOf: ({ word }) => word.trim().toLowerCase(),
  variantOf: ({ target }) => target,
};
const read = (text: string, items: readonly Pair[] = []) =>
  runSteps(readLines(list, text, { context: null, listed: indexListed(list, items) }));
const pairs = (text: string) => read(text).map(({ item, reason }) => item ?? reason);
describe('readLines', () => {
  it.each([',', ';', '\t'])('reads CSV with the delimiter %j, with or without a heading', (delimiter) => {
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
  });

  it('finds a heading in the first row only; rows below another one are left out', () => {
    const text = 'to,word\nx,a\nto,word\ny,b';
    expect(pairs(text)).toEqual([
      { word: 'a', target: 'x' },
      { word: 'b', target: 'y' },
    ]);
    const reason = 'These lines have other columns. Add them on their own.';
    expect(pairs(`${text}\nword,to\nc,z`).slice(2)).toEqual([reason, reason]);
  });

  it('takes “sep=;” of a spreadsheet for no row', () => {
    expect(pairs('sep=;\r\nword;target\r\na;x')).toEqual([{ word: 'a', target: 'x' }]);
    expect(pairs('\uFEFF"sep=,"\na,x\nsep=;\nb;y')).toEqual([
      { word: 'a', target: 'x' },
      { word: 'b', target: 'y' },
    ]);
    expect(pairs('sep=;')).toEqual([]);
  });

  it('keeps a bad line with its reason and its place', () => {
    const lines = read('a,x\n\n,y\nb,"z\nc,w,v');
    expect(lines.map(({ line, reason }) => [line, reason])).toEqual([
      [1, null],
      [3, 'A word is missing.'],
      [4, 'A quotation mark is not closed.'],
      [5, 'Too many columns.'],
    ]);
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
    expect(count).toBeGreaterThan(8);
  });
});

describe('exported list', () => {
  const text = fc.string({ unit: 'binary' }).map((value) => value.replace(/[\r\0]/g, ''));
  const filled = text.filter((value) => value.trim() !== '');
  const awkward = fc.constantFrom('word', '[x', '{', '=1+1', 'a|b', '"', ' padded ', 'https://a.example, b');

  it('round-trips through CSV without loss', () => {
    const pair = fc.record({ word: fc.oneof(filled, awkward), target: text, more: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), (items) => {
        const expected = JSON.parse(JSON.stringify(items)) as unknown;
        expect(pairs(toCsv(list, items))).toEqual(expected);
      }),
    );
  });
});

describe('splitCells', () => {
  it('returns null for a quote that is not closed', () => {
    expect(splitCells('a,"b', ',')).toBeNull();
    expect(splitCells('a,"b""', ',')).toBeNull();
    expect(splitCells('a, "b""c" ,d,', ',')).toEqual(['a', 'b"c', 'd', '']);
  });
});

it('a cell says yes or no in English and in the person’s language', () => {
  const german = new Map([
    ['yes', 'ja'],
    ['no', 'nein'],
  ]);
  setLocale({
    language: 'de',
    isRightToLeft: false,
    translate: (_, key, english) => german.get(key) ?? english,
  });
  const words = ['Ja', 'yes', 'NEIN', 'no', ''].map((text) => readFlag(text, true, (cell) => cell));
  setLocale({ language: 'en', isRightToLeft: false, translate: undefined });
  expect(words).toEqual([true, true, false, false, true]);
});
