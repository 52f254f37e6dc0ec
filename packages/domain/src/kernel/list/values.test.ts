import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatValues, parseValues, type ListValues } from './values';

const defaultValues: ListValues = { filter: '', sort: '', search: '' };

const known = {
  filters: ['all', 'alternative', 'sneaker', 'not-setup'],
  sorts: ['renewal', 'name'],
  defaultSort: 'renewal',
};
const parse = (query: string) => parseValues(query, known);

describe('query string of a list', () => {
  it.each([
    ['', ''],
    ['?filter=sneaker', 'sneaker'],
    ['filter=Alternative', 'alternative'],
    ['?filter=Not%20Setup', 'not-setup'],
    ['?filter=Not+Setup', 'not-setup'],
    ['?filter=not_setup', 'not-setup'],
    ['?filter=NOTSETUP', 'not-setup'],
    ['?filter=all', ''],
    ['?filter=nonsense', ''],
    ['?filter=', ''],
  ])('%j has the filter %j', (query, filter) => {
    expect(parse(query).filter).toBe(filter);
  });

  it.each([
    ['?sort=name', 'name'],
    ['?sort=-NAME', '-name'],
    ['?sort=renewal', ''],
    ['?sort=-renewal', '-renewal'],
    ['?sort=nonsense', ''],
  ])('%j has the order %j', (query, sort) => {
    expect(parse(query).sort).toBe(sort);
  });

  it('leaves out default values, and keeps other keys as they are', () => {
    const query = '?ref=a%20b&filter=sneaker&flag&utm=%zz';
    expect(formatValues(query, { ...defaultValues, search: 'air max' })).toBe(
      '?search=air+max&ref=a%20b&flag&utm=%zz',
    );
    expect(formatValues('?filter=sneaker&search=x', defaultValues)).toBe('');
  });

  it('has a prefix beside another list', () => {
    const query = formatValues('?filter=sneaker', { ...defaultValues, filter: 'alternative' }, 'inputs.');
    expect(query).toBe('?inputs.filter=alternative&filter=sneaker');
    expect(parseValues(query, known, 'inputs.').filter).toBe('alternative');
  });

  it('accepts a hand-typed percent sign and half an emoji', () => {
    expect(parse('?search=100%').search).toBe('100%');
    expect(formatValues('', { ...defaultValues, search: 'a\uD83D' })).toBe('?search=a%EF%BF%BD');
  });

  it('is read as it was written, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', 'alternative', 'not-setup'),
        fc.constantFrom('', 'name', '-name', '-renewal'),
        (before, search, filter, sort) => {
          const values = { filter, sort, search };
          const query = formatValues(before, values);
          expect(parse(query)).toEqual(values);
          expect(formatValues(query, values)).toBe(query);
        },
      ),
    );
  });
});
