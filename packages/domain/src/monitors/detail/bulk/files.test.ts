import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendFile as append } from '../../../kernel/import/files';
import { inputList } from './cells';
import { readBulk } from './testing';

const appendFile = (text: string, file: string) => append(text, file, inputList);
const context = {
  regions: [{ region: 'EU-Nike', label: 'EU' }],
  links: new Set<string>(),
  usedRegions: new Set<string>(),
  hasPrivateInputs: true,
};
const read = (text: string) => readBulk(text, context);
const links = (text: string) => read(text).map(({ link }) => link);
const webhook = 'https://discord.com/api/webhooks/1090000000000000002/own';

describe('file appended to another', () => {
  it('keeps its own heading, column order and delimiter', () => {
    const text = appendFile('note,link\nfor Ada,DD1391-100', 'Link;Sizes\nDZ5485-612;40-44\n');
    expect(read(text)).toMatchObject([
      { line: 2, link: 'DD1391-100', item: { note: 'for Ada' } },
      { line: 4, link: 'DZ5485-612', item: { sizeRange: '40-44' } },
    ]);
  });

  it('gets a heading if the one above would change how its rows are parsed', () => {
    const file = 'DZ5485-612\t\tEU\nhttps://shop.example/a,b\nhttps://a.example https://b.example';
    const text = appendFile('note,link\nfor Ada,DD1391-100', file);
    expect(read(text)).toMatchObject([
      { item: { link: 'DD1391-100', note: 'for Ada' } },
      { item: { link: 'DZ5485-612', region: 'EU-Nike' } },
      { item: { link: 'https://shop.example/a,b', note: '' } },
      { item: { link: 'https://a.example' } },
      { item: { link: 'https://b.example' } },
    ]);
  });

  it('becomes one JSON entry per line, whatever is above it', () => {
    const json = JSON.stringify([{ link: 'DZ5485-612', note: 'x' }, 'B75806', 4062052123456], null, 2);
    const text = appendFile('note,link\nfor Ada,DD1391-100', json);
    expect(text.split('\n').slice(2)).toEqual([
      '{"link":"DZ5485-612","note":"x"}',
      '{"link":"B75806"}',
      '{"link":4062052123456}',
    ]);
    expect(links(text)).toEqual(['DD1391-100', 'DZ5485-612', 'B75806', '4062052123456']);
  });

  it('parses as both files do on their own', () => {
    const id = fc.stringMatching(/^[A-Z0-9-]{6,12}$/).map((text) => `X${text.slice(1)}`);
    const sizes = fc.constantFrom('', '40-44', '52-60');
    const rows = fc.array(fc.record({ id, sizes, note: fc.constantFrom('', 'a, b', '"; c', 'd\te') }), {
      minLength: 1,
      maxLength: 4,
    });
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const file = fc
      .tuple(rows, fc.constantFrom('plain', ',', ';', '\t', 'headed', 'json', 'wrapped'))
      .map(([list, kind]) => {
        if (kind === 'plain') return list.map((row) => row.id).join('\n');
        if (kind === 'json')
          return JSON.stringify(list.map((row) => ({ link: row.id, sizeRange: row.sizes })));
        if (kind === 'wrapped')
          return JSON.stringify({ data: { inputs: list.map((row) => row.id) } }, null, 2);
        if (kind === 'headed')
          return ['Note;Url', ...list.map((row) => `${quoted(row.note)};${row.id}`)].join('\n');
        return list.map((row) => [row.id, row.sizes, '', quoted(row.note)].join(kind)).join('\n');
      });
    const results = (text: string) => read(text).map(({ item, reason }) => item ?? reason);
    fc.assert(
      fc.property(fc.array(file, { minLength: 2, maxLength: 4 }), (files) => {
        expect(results(files.reduce(appendFile, ''))).toEqual(files.flatMap(results));
      }),
    );
  });
});

describe('JSON import', () => {
  it.each([
    ['a list', [{ link: 'B75806' }]],
    ['one input', { link: 'B75806' }],
    ['a list of links', ['B75806']],
    ['rows of cells', [['B75806', '40-44']]],
    ['an object around a list', { inputs: [{ url: 'B75806' }] }],
    [
      'an answer of the server',
      { data: { monitor_uuid: 'm-1' }, webhooks: [{ region: 'EU' }], inputs: [{ link: 'B75806' }] },
    ],
    ['two objects around a list', { data: { Items: [{ 'Product ID': 'B75806' }] } }],
    ['inputs by their ids', { 7: { id: 7, link: 'B75806' } }],
  ])('parses %s', (_, value) => {
    expect(links(JSON.stringify(value))).toEqual(['B75806']);
    expect(links(`note,link\nhi,DZ5485-612\n${JSON.stringify(value, null, 2)}`)).toEqual([
      'DZ5485-612',
      'B75806',
    ]);
  });

  it("validates regions, sizes, prices and the plan's limits like CSV", () => {
    const reason = (input: object) => read(JSON.stringify({ link: 'B75806', ...input }))[0]?.reason;
    expect(reason({ region: 'Mars' })).toBe('Unknown region “Mars”.');
    expect(reason({ sizeRange: '52-60' })).toBe('“52-60” is no size range between 36 and 50.');
    expect(reason({ priceLimit: 'cheap' })).toBe('“cheap” is no price.');
    expect(reason({ region: 'eu', priceLimit: 12.5, note: null })).toBeNull();
    expect(
      readBulk('{"link":"B75806","private":1}', { ...context, hasPrivateInputs: false })[0]?.reason,
    ).toBe('Your plan has no private inputs.');
  });

  it('fills in missing values, and prefers a column’s own name', () => {
    expect(read('{"product":"Air Runner","link":"B75806","priceLimit":"129,5"}')[0]?.item).toEqual({
      product: 'Air Runner',
      id: -1,
      link: 'B75806',
      sizeRange: '36-50',
      specialWebhook: '',
      region: 'all',
      note: '',
      priceLimit: 129.5,
      active: true,
      private: false,
      keywordId: null,
    });
  });

  it('invalidates only the line of an unclosed bracket, and shows none of its webhook', () => {
    const lines = read(`[\nB75806\n{"link":{},"specialWebhook":"${webhook}"}`);
    expect(lines.map(({ link, reason }) => [link, reason])).toEqual([
      ['', 'This JSON cannot be read.'],
      ['B75806', null],
      ['', '“link” is missing or of the wrong kind.'],
    ]);
  });
});

describe('several web addresses on one line', () => {
  it('become separate links if commas or spaces separate them', () => {
    const urls = ['https://a.example/x?y=1', 'https://b.example/z', 'http://c.example'];
    for (const separator of [', ', ',', ' ', ';', '\t']) expect(links(urls.join(separator))).toEqual(urls);
    expect(links(`link\n${urls.join(' ')}`)).toEqual(urls);
  });

  it('stay one link with cells if the row is one', () => {
    expect(links('https://shop.example/a,b,c')).toEqual(['https://shop.example/a,b,c']);
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
