import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf, layoutValues } from './layout';
import { defaultValues, formatValues, parseValues, type ListOptions } from './values';

const options: ListOptions = {
  filters: ['all', 'alternative', 'sneaker', 'not-setup'],
  sorts: ['renewal', 'name'],
  defaultSort: 'renewal',
  columns: ['name', 'product', 'type'],
};
const parse = (query: string) => parseValues(query, options);

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

  it('knows the shown columns in their order, without unknown and repeated ones', () => {
    expect(parse('?columns=type,NAME,type,price').columns).toBe('type,name');
    expect(parse('?columns=name,product,type').columns).toBe('');
    expect(parse('?columns=price').columns).toBe('');
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
    expect(parseValues(query, options, 'inputs.').filter).toBe('alternative');
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
        fc.constantFrom('', 'type,name', 'product'),
        fc.constantFrom('', 'compact'),
        (before, search, filter, sort, columns, density) => {
          const values = { filter, sort, search, columns, density };
          const query = formatValues(before, values);
          expect(parse(query)).toEqual(values);
          expect(formatValues(query, values)).toBe(query);
        },
      ),
    );
  });
});

describe('layout of a list', () => {
  it('is a default without an order, hidden columns and a density', () => {
    expect(layoutValues(options.columns, { widths: { name: 300 } })).toEqual({
      columns: '',
      density: '',
    });
  });

  it('shows the columns of the address, and else those that the person chose', () => {
    const personal = { hidden: ['type'], widths: { name: 300 } };
    expect(layoutOf(options.columns, personal, { columns: '', density: '' })).toEqual(personal);
    expect(layoutOf(options.columns, personal, { columns: 'type,name', density: 'compact' })).toEqual({
      widths: { name: 300 },
      order: ['type', 'name'],
      hidden: ['product'],
      density: 'compact',
    });
  });

  it('comes back from the address as it was chosen', () => {
    const chosen = {
      order: ['type', 'name', 'product'],
      hidden: ['product'],
      density: 'compact' as const,
    };
    const values = layoutValues(options.columns, chosen);
    expect(values).toEqual({ columns: 'type,name', density: 'compact' });
    expect(layoutValues(options.columns, layoutOf(options.columns, {}, values))).toEqual(values);
  });
});
