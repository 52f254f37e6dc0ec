import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSizeRange } from '../../../resources/input-form';
import { toCsv } from '../../../kernel/import/export';
import { inputColumns } from './cells';
import { readBulk } from './testing';
import { readCell, splitCells, writeCell } from '../../../kernel/import/csv';

const context = {
  regions: [
    { region: 'EU-Nike', label: 'EU' },
    { region: 'US-Nike', label: 'US' },
  ],
  links: new Set(['dd1391-100']),
  usedRegions: new Set(['JP-Nike']),
  hasPrivateInputs: true,
};
const read = (text: string) => readBulk(text, context);
const reasons = (text: string) => read(text).map(({ reason }) => reason);

describe('pasted list', () => {
  it('has a link or product ID with its type on each line, and ignores blank lines', () => {
    const lines = read('https://shop.example/a\n\n  DZ5485-612 \r\n4062052123456\nhello');
    expect(lines.map(({ line, link, type }) => [line, link, type])).toEqual([
      [1, 'https://shop.example/a', 'url'],
      [3, 'DZ5485-612', 'sku'],
      [4, '4062052123456', 'ean'],
      [5, 'hello', 'unknown'],
    ]);
    expect(lines[0]?.item).toEqual({
      id: -1,
      link: 'https://shop.example/a',
      sizeRange: '36-50',
      specialWebhook: '',
      region: 'all',
      note: '',
      active: true,
      private: false,
      keywordId: null,
    });
  });

  it('may be CSV with a heading in any order, or without one', () => {
    const plain = read('DZ5485-612,40-44,EU,"For Ada, 2",129.5')[0];
    const headed = read(
      'Note;Price limit;Link;Region;Sizes;Active\n"For Ada, 2";129.5;DZ5485-612;eu;40 – 44;no',
    );
    expect(plain?.item).toMatchObject({
      link: 'DZ5485-612',
      sizeRange: '40-44',
      region: 'EU-Nike',
      note: 'For Ada, 2',
      priceLimit: 129.5,
      active: true,
    });
    expect(headed[0]?.heading).toBe('Note;Price limit;Link;Region;Sizes;Active');
    expect(headed[0]?.item).toEqual({ ...plain?.item, active: false });
  });

  it('has numbers as their writer means them', () => {
    const priceOf = (text: string) =>
      read(`link;price;sizes\nDZ5485-612;${text};40,5–44`)[0]?.item?.priceLimit;
    expect(['1,000', '1.000', "1'000", '12,50', '１２０'].map(priceOf)).toEqual([
      1_000, 1_000, 1_000, 12.5, 120,
    ]);
    expect(reasons('link;price\nDZ5485-612;1,0,0')).toEqual([
      '“1,0,0” is no price. Write it as 1000 or 12.50.',
    ]);
  });

  it('has links and IDs as they are meant', () => {
    const lines = read(
      '<https://a.example/x>\n[Air, Max](https://b.example/y)\nDD1391-100\u200B\n[Air](https://c.example),40-44\n[Air',
    );
    expect(lines.map(({ link, warning }) => [link, warning !== null])).toEqual([
      ['https://a.example/x', true],
      ['https://b.example/y', true],
      ['DD1391-100', false],
      ['https://c.example', true],
      ['[Air', false],
    ]);
    expect(lines[3]?.item?.sizeRange).toBe('40-44');
    expect(read('<https://a.example>, <https://b.example>').map(({ link }) => link)).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(read('dd1391-100\u200E')[0]?.duplicate).toBe('monitor');
  });

  it('refuses a number that a spreadsheet has shortened', () => {
    const reason = (text: string) => `“${text}” was shortened by a spreadsheet. Copy the whole number.`;
    expect(reasons('4.06542E+12')).toEqual([reason('4.06542E+12')]);
    expect(reasons('4,06542E+12')).toEqual([reason('4,06542E+12')]);
    expect(reasons('4,06542E+12,40-44')).toEqual([reason('4,06542E+12')]);
    expect(reasons('link;sizes\n4,06542E+12;40-44')).toEqual([reason('4,06542E+12')]);
    expect(reasons('link,sizes\n4,06542E+12,40-44')).toEqual([reason('4,06542E+12')]);
  });

  it('may separate sizes by a space, and each line otherwise', () => {
    const lines = read(
      'DD1391-100 40-44\nDD1391-101;40-44\nDD1391-102,40-44\nDD1391-103\t40-44\nDD1391-104 42,EU',
    );
    expect(lines.map(({ link, item }) => [link, item?.sizeRange])).toEqual([
      ['DD1391-100', '40-44'],
      ['DD1391-101', '40-44'],
      ['DD1391-102', '40-44'],
      ['DD1391-103', '40-44'],
      ['DD1391-104', '42-42'],
    ]);
    expect(lines[4]?.item?.region).toBe('EU-Nike');
  });

  it('marks duplicates of the monitor and of the list', () => {
    const lines = read('dd1391-100 \nNEW-123\nnew-123\nOTHER-1');
    expect(lines.map(({ duplicate }) => duplicate)).toEqual(['monitor', null, 'paste', null]);
  });

  it('reports what is wrong with a line', () => {
    expect(reasons('air max 90')).toEqual(['Links can’t contain spaces.']);
    expect(reasons('https://')).toEqual(['The link is not complete.']);
    expect(reasons('DZ5485-612,52-60')).toEqual(['“52-60” is no size range between 36 and 50.']);
    expect(reasons('DZ5485-612,40-44,Mars')).toEqual(['Unknown region “Mars”.']);
    expect(reasons('DZ5485-612,40-44,EU,,cheap')).toEqual([
      '“cheap” is no price. Write it as 1000 or 12.50.',
    ]);
    expect(reasons('DZ5485-612,"40-44')).toEqual(['A quotation mark is not closed.']);
    expect(reasons('DZ5485-612,,,,,,maybe')).toEqual(['Private is yes or no, not “maybe”.']);
    expect(reasons('a-b,,,,,,,,,,')).toEqual(['Too many columns.']);
    expect(readBulk('X-12345,,,,,,yes', { ...context, hasPrivateInputs: false })[0]?.reason).toBe(
      'Your plan has no private inputs.',
    );
  });

  it('parses a link with commas as one link', () => {
    expect(read('https://shop.example/a,b,c')[0]?.link).toBe('https://shop.example/a,b,c');
    expect(read('https://shop.example/a,40-42')[0]?.item?.sizeRange).toBe('40-42');
  });

  it('returns a row for every line that is not blank, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        for (const { item, reason } of read(texts.join('\n'))) {
          expect(item === null).toBe(reason !== null);
        }
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z0-9-]{6,12}$/), { minLength: 1 }), (ids) => {
        expect(read(ids.join('\n')).map(({ link }) => link)).toEqual(ids);
      }),
    );
  });
});

describe('CSV cell', () => {
  it('round-trips any text, and is never a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = text.replace(/\r/g, '');
        const cells = splitCells(writeCell(clean), ',') ?? [];
        expect(cells.map(readCell)).toEqual([clean]);
        expect(/^[=+\-@]/.test(cells[0] ?? '')).toBe(false);
      }),
    );
  });
});

describe('size range', () => {
  it('is two sizes between 36 and 50, the smaller first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 10, max: 99 }), (from, to) => {
        const isValid = from >= 36 && to <= 50 && from <= to;
        expect(readSizeRange(`${from} - ${to}`)).toBe(isValid ? `${from}-${to}` : null);
      }),
    );
    expect(readSizeRange('42')).toBe('42-42');
    expect(readSizeRange('41.5-43')).toBe('41.5-43');
    expect(readSizeRange('41,5 – ４３')).toBe('41.5-43');
    expect(readSizeRange('41.25')).toBeNull();
    expect(readSizeRange('40-')).toBeNull();
    expect(readSizeRange('40-42-44')).toBeNull();
  });
});

const fields = fc.record({
  id: fc.oneof(fc.integer(), fc.string()),
  link: fc.oneof(fc.stringMatching(/^[A-Z0-9-]{6,12}$/), fc.webUrl({ withQueryParameters: true })),
  sizes: fc.tuple(fc.integer({ min: 36, max: 50 }), fc.integer({ min: 36, max: 50 })),
  specialWebhook: fc.oneof(fc.constant(''), fc.webUrl()),
  region: fc.constantFrom('all', 'EU-Nike', 'US-Nike', 'JP-Nike'),
  note: fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\0]/g, '')),
  priceLimit: fc.option(
    fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1_000),
    { nil: undefined },
  ),
  active: fc.boolean(),
  private: fc.boolean(),
  keywordId: fc.oneof(fc.constant(null), fc.integer(), fc.stringMatching(/^[a-z0-9"\\-]{1,8}$/)),
  color: fc.option(fc.string(), { nil: undefined }),
});
type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;
const toInput = ({ sizes: [a, b], priceLimit, color, ...rest }: Fields) => ({
  ...rest,
  sizeRange: `${Math.min(a, b)}-${Math.max(a, b)}`,
  ...(priceLimit === undefined ? {} : { priceLimit }),
  ...(color === undefined ? {} : { color }),
});
const anyInput = fields.map(toInput);

describe('exported list', () => {
  const asNew = (inputs: readonly object[]) => inputs.map((input) => ({ ...input, id: -1 }));
  const imported = (text: string) => read(text).map(({ item, reason }) => item ?? reason);

  it('round-trips through CSV without loss', () => {
    fc.assert(
      fc.property(fc.array(anyInput, { minLength: 1, maxLength: 8 }), (inputs) => {
        expect(imported(toCsv(inputColumns, inputs))).toEqual(asNew(inputs));
      }),
    );
  });
});

describe('several web addresses on one line', () => {
  const webhook = 'https://discord.com/api/webhooks/1090000000000000002/own';
  const links = (text: string) => read(text).map(({ link }) => link);

  it('become separate links if commas or spaces separate them', () => {
    const urls = ['https://a.example/x?y=1', 'https://b.example/z', 'http://c.example'];
    for (const separator of [', ', ',', ' ', ';', '\t']) expect(links(urls.join(separator))).toEqual(urls);
    expect(links(`link\n${urls.join(' ')}`)).toEqual(urls);
  });

  it('stay one link with cells if the row is one', () => {
    expect(read(`https://shop.example/a,,,,,${webhook}`)).toMatchObject([
      { link: 'https://shop.example/a', item: { specialWebhook: webhook }, warning: null },
    ]);
  });
});

it('a special webhook in a list gets a hint if it does not look like one', () => {
  const [line] = read('link,webhook\nB75806, https://elsewhere.example ');
  expect(line?.warning).toContain('does not look like a Discord webhook');
  expect(line?.item?.specialWebhook).toBe('https://elsewhere.example');
});
