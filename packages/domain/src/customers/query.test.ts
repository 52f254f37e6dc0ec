import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { customerFilters, customerSorts, formatQuery, parseQuery } from './query';

describe('query string of the customers', () => {
  it.each([
    ['', { filter: 'all', sort: 'renewal', search: '' }],
    [
      '?filter=Overdue&sort=-NAME&search=sole+society',
      { filter: 'overdue', sort: '-name', search: 'sole society' },
    ],
    ['filter=nonsense&sort=nonsense', { filter: 'all', sort: 'renewal', search: '' }],
    ['?search=100%', { filter: 'all', sort: 'renewal', search: '100%' }],
  ])('parses %j as %j', (query, expected) => {
    expect(parseQuery(query)).toEqual(expected);
  });

  it('leaves out default values, and keeps other keys', () => {
    expect(
      formatQuery('?ref=a%20b&filter=due&flag', { filter: 'all', sort: 'renewal', search: 'air max' }),
    ).toBe('?search=air+max&ref=a%20b&flag');
    expect(formatQuery('?filter=due', { filter: 'all', sort: 'renewal', search: '' })).toBe('');
  });

  it('round-trips any text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...customerFilters),
        fc.constantFrom(...customerSorts),
        (before, search, filter, sort) => {
          const query = formatQuery(before, { filter, sort, search });
          expect(parseQuery(query)).toEqual({ filter, sort, search });
          expect(formatQuery(query, { filter, sort, search })).toBe(query);
        },
      ),
    );
  });
});

describe('CSV export of the customers', () => {
  it('has one line per customer, and escapes quotes and commas', () => {
    expect(
      toCsv([
        {
          id: '1087340159260172288',
          name: 'Sole "Society", Berlin',
          renewal: { state: 'overdue', day: '2026-11-12', days: -9 },
          monitors: ['Sneaker', 'Alternative'],
          toolboxes: ['Basic Toolbox'],
        },
        { id: '2', name: 'Née', renewal: { state: 'unknown' }, monitors: [], toolboxes: [] },
      ]),
    ).toBe(
      [
        '\uFEFF"Customer ID","Name","Next renewal","State","Days left","Monitors","Toolbox"',
        '"1087340159260172288","Sole ""Society"", Berlin","2026-11-12","Overdue","-9","Sneaker; Alternative","Basic Toolbox"',
        '"2","Née","","","","",""',
        '',
      ].join('\r\n'),
    );
  });

  it.each(['=1+1', '+49 30', '-x', '@cmd'])('does not let a spreadsheet run %s as a formula', (name) => {
    expect(toCsv([{ id: '1', name, renewal: { state: 'unknown' }, monitors: [], toolboxes: [] }])).toContain(
      `"'${name}"`,
    );
  });
});
