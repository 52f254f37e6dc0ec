import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsThatFit, hiddenIn, minWidthOf } from './useColumns';
import { countIn, extentOf, withRange } from './useRowSelection';
import { createSorter, sortRows } from './useOrderedRows';

describe('sortRows and createSorter', () => {
  it('compare numbers inside texts by value, and put missing values last in both directions', () => {
    const rows = ['Shop 10', null, 'shop 2'];
    const value = (row: string | null): string | null => row;
    expect(sortRows(rows, value, 'ascending')).toEqual(['shop 2', 'Shop 10', null]);
    expect(sortRows(rows, value, 'descending')).toEqual(['Shop 10', 'shop 2', null]);
  });

  it('sort a subset of sorted rows in the same order as a full sort', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.func(fc.boolean()), (numbers, keeps) => {
        const rows = numbers.map((value, position) => ({ value, position }));
        const part = rows.filter((row) => keeps(row.position));
        for (const direction of ['ascending', 'descending'] as const) {
          const sorter = createSorter<(typeof rows)[number]>();
          const order = { column: 'value', direction };
          sorter(rows, (row) => row.value, order);
          expect(sorter(part, (row) => row.value, order)).toEqual(
            sortRows(part, (row) => row.value, direction),
          );
        }
      }),
    );
  });
});

describe('the selection of a table', () => {
  it('adds a range in either direction and keeps the other selected rows', () => {
    const order = ['a', 'b', 'c', 'd', 'e'];
    expect(
      [...withRange(new Set(['e']), order, 2, 0, true)].sort((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['a', 'b', 'c', 'e']);
    expect([...withRange(new Set(order), order, 1, 3, false)]).toEqual(['a', 'e']);
  });

  it('counts as all only when every row is selected, whatever other keys it has', () => {
    const extent = (...keys: string[]) => extentOf(countIn(new Set(keys), ['a', 'b']), 2);
    expect(extent('a', 'hidden')).toBe('some');
    expect(extent('a', 'b', 'hidden')).toBe('all');
    expect(extent('hidden')).toBe('none');
  });
});

describe('the columns of a table', () => {
  const render = () => null;
  const columns = [
    { id: 'name', header: 'Name', width: { share: 3, minWidth: 200 }, render },
    { id: 'type', header: 'Type', width: 120, hidePriority: 1, render },
    { id: 'note', header: 'Note', hidePriority: 2, render },
  ];

  it.each([
    [120, 120],
    [{ share: 2, minWidth: 160 }, 160],
    [{ share: 1 }, 96],
    [undefined, 96],
  ])('with the width %j are at least %d pixels wide', (width, minWidth) => {
    expect(minWidthOf(width)).toBe(minWidth);
  });

  it('are hidden one by one in the order of `spare` when they do not fit', () => {
    const idsAt = (room: number) => columnsThatFit(columns, room).map(({ id }) => id);
    expect(columnsThatFit(columns, 416)).toBe(columns);
    expect(idsAt(415)).toEqual(['name', 'note']);
    expect(idsAt(295)).toEqual(['name']);
    expect(idsAt(0)).toEqual(['name']);
  });

  it('are hidden as declared until columns are chosen', () => {
    const declared = [...columns, { id: 'code', header: 'Code', isHidden: true, render }];
    expect([...hiddenIn(declared, {})]).toEqual(['code']);
    expect([...hiddenIn(declared, { hidden: [] })]).toEqual([]);
  });
});
