import { describe, expect, it } from 'vitest';
import { arrangeColumns, clampWidth, hiddenIn, moveBeside, widthsIn } from './layout';
import type { Column } from './types';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  render: (row) => row,
  ...more,
});
const columns = [column('name'), column('a'), column('b', { isHidden: true }), column('c')];
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe('the layout of a table', () => {
  it('has the declared order without a choice', () => {
    expect(arrangeColumns(columns, {})).toBe(columns);
    expect(arrangeColumns(columns, { order: ['missing'] })).toBe(columns);
  });

  it('puts columns that are not listed behind the one declared before them', () => {
    expect(idsOf(arrangeColumns(columns, { order: ['c', 'a'] }))).toEqual(['name', 'c', 'a', 'b']);
    expect(idsOf(arrangeColumns(columns, { order: ['c', 'c', 'missing', 'b'] }))).toEqual([
      'name',
      'a',
      'c',
      'b',
    ]);
  });

  it('keeps the row header first', () => {
    expect(idsOf(arrangeColumns(columns, { order: ['c', 'name', 'b', 'a'] }))[0]).toBe('name');
  });

  it('moves a column beside another', () => {
    expect(moveBeside(['a', 'b', 'c'], 'a', 'c', 'after')).toEqual(['b', 'c', 'a']);
    expect(moveBeside(['a', 'b', 'c'], 'c', 'a', 'before')).toEqual(['c', 'a', 'b']);
    expect(moveBeside(['a', 'b', 'c'], 'b', 'b', 'after')).toEqual(['a', 'b', 'c']);
  });

  it('hides what is declared hidden until columns are chosen', () => {
    expect([...hiddenIn(columns, {})]).toEqual(['b']);
    expect([...hiddenIn(columns, { hidden: [] })]).toEqual([]);
  });

  it('takes widths of existing columns within the limits', () => {
    const widths = { a: 10, b: Number.NaN, c: 120.4, missing: 90 };
    expect([...widthsIn(columns, { widths })]).toEqual([
      ['a', 56],
      ['c', 120],
    ]);
    expect(clampWidth(5_000)).toBe(1_200);
  });
});
