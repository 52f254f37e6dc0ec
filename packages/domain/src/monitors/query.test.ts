import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersFor, formatQuery, monitorFilters, monitorHref, parseQuery } from './query';

describe('query string of the overview', () => {
  it.each([
    ['', 'all'],
    ['?filter=sneaker', 'sneaker'],
    ['filter=Alternative', 'alternative'],
    ['?filter=Not%20Setup', 'not-setup'],
    ['?filter=Not+Setup', 'not-setup'],
    ['?filter=not_setup', 'not-setup'],
    ['?filter=NOTSETUP', 'not-setup'],
    ['?filter=nonsense', 'all'],
    ['?filter=', 'all'],
  ])('parses %j as the filter %s', (query, filter) => {
    expect(parseQuery(query, false).filter).toBe(filter);
  });

  it('accepts Blocked and Offline for developers only', () => {
    expect(parseQuery('?filter=Blocked', true).filter).toBe('blocked');
    expect(parseQuery('?filter=Blocked', false).filter).toBe('all');
    expect(parseQuery('?filter=offline', false).filter).toBe('all');
    expect(filtersFor(false)).toEqual(['all', 'alternative', 'sneaker', 'not-setup']);
    expect(filtersFor(true)).toEqual(monitorFilters);
  });

  it('leaves out the filter All and an empty search', () => {
    expect(formatQuery('?filter=sneaker&search=x', { filter: 'all', search: '' })).toBe('');
    expect(formatQuery('', { filter: 'not-setup', search: '' })).toBe('?filter=not-setup');
  });

  it('keeps other keys as they are', () => {
    const query = '?ref=a%20b&filter=sneaker&flag&utm=%zz';
    expect(formatQuery(query, { filter: 'all', search: 'air max' })).toBe(
      '?search=air+max&ref=a%20b&flag&utm=%zz',
    );
  });

  it('parses a search with a hand-typed percent sign', () => {
    expect(parseQuery('?search=100%', false).search).toBe('100%');
  });

  it('round-trips any text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...monitorFilters),
        (before, search, filter) => {
          const query = formatQuery(before, { filter, search });
          expect(parseQuery(query, true)).toEqual({ filter, search });
          expect(formatQuery(query, { filter, search })).toBe(query);
        },
      ),
    );
  });

  it('accepts half an emoji', () => {
    expect(formatQuery('', { filter: 'all', search: 'a\uD83D' })).toBe('?search=a%EF%BF%BD');
  });

  it('is part of the link to a monitor', () => {
    expect(monitorHref('a/b', '?filter=sneaker&ref=1')).toBe('/monitors/a%2Fb?filter=sneaker&ref=1');
  });
});
