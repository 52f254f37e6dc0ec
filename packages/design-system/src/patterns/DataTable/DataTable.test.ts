import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { columnsThatFit, minWidthOf } from './columnsThatFit';
import { createRowRecycler } from '../../internal/rowRecycler';
import {
  clampRange,
  idleOverscan,
  scrollingOverscan,
  bodyItemsFor,
  rangeFor,
  withOverscan,
} from '../../internal/rowWindow';
import { createSearch } from './searchIndex';
import { extentOf, withRange } from './selection';
import { createSorter, sortRows } from './sortRows';

describe('createSearch', () => {
  it('ignores case, and returns all rows for a blank query', () => {
    const rows = ['Air Runner', 'Court Classic', 'air max'];
    const search = createSearch(rows, (row) => row);
    expect(search('AIR')).toEqual(['Air Runner', 'air max']);
    expect(search('  ')).toBe(rows);
  });

  it('reads the text of each row once for several queries', () => {
    const text = vi.fn((row: string) => row);
    const search = createSearch(['Air Runner', 'Court Classic'], text);
    for (const query of ['a', 'ai', 'air', 'co', '']) search(query);
    expect(text).toHaveBeenCalledTimes(2);
  });

  it('matches several words in any order', () => {
    const search = createSearch(['Air Runner', 'Court Classic', 'air max'], (row) => row);
    expect(search('runner AIR')).toEqual(['Air Runner']);
    expect(search('runner AIR m')).toEqual([]);
  });

  it('returns the same rows as a plain filter after any earlier queries', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'C', ' '), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (rows, queries) => {
        const search = createSearch(rows, (row) => row);
        for (const query of queries) {
          const words = query.toLowerCase().split(' ');
          expect(search(query)).toEqual(
            rows.filter((row) => words.every((word) => row.toLowerCase().includes(word))),
          );
        }
      }),
    );
  });
});

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

describe('the row window of a table', () => {
  it('covers the visible rows with no more than the overscan around them', () => {
    fc.assert(
      fc.property(fc.nat(440_000), fc.nat(1200), fc.nat(10_000), (from, height, count) => {
        const { start, end } = clampRange(rangeFor(from, from + height, 44), count);
        expect(start).toBeLessThanOrEqual(Math.max(0, Math.min(Math.floor(from / 44), count)));
        expect(end).toBeGreaterThanOrEqual(Math.min(Math.ceil((from + height) / 44), count));
        expect(end - start).toBeLessThanOrEqual(Math.ceil(height / 44) + 1);
      }),
    );
  });

  it('extends two viewports ahead of a scroll and half a viewport behind it', () => {
    const seen = { start: 100, end: 120 };
    expect(withOverscan(seen, scrollingOverscan(seen, 1))).toEqual({ start: 90, end: 160 });
    expect(withOverscan(seen, scrollingOverscan(seen, -1))).toEqual({ start: 60, end: 130 });
    expect(withOverscan(seen, scrollingOverscan(seen, 0))).toEqual({ start: 75, end: 145 });
    expect(withOverscan(seen, idleOverscan)).toEqual({ start: 99, end: 121 });
  });

  it('accounts for every row exactly once, and always renders the pinned row', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(40),
        fc.nat(500),
        fc.integer({ min: -1, max: 600 }),
        (a, length, count, pinned) => {
          const range = clampRange({ start: a, end: a + length }, count);
          const items = bodyItemsFor(range, count, pinned);
          const total = items.reduce((sum, item) => sum + (item.kind === 'row' ? 1 : item.rows), 0);
          expect(total).toBe(count);
          const isPinnedRendered = items.some((item) => item.kind === 'row' && item.index === pinned);
          expect(isPinnedRendered).toBe(pinned >= 0 && pinned < count);
        },
      ),
    );
  });
});

describe('the selection of a table', () => {
  it('adds a range in either direction and keeps the other selected rows', () => {
    const order = ['a', 'b', 'c', 'd', 'e'];
    expect([...withRange(new Set(['e']), order, 2, 0, true)].sort()).toEqual(['a', 'b', 'c', 'e']);
    expect([...withRange(new Set(order), order, 1, 3, false)]).toEqual(['a', 'e']);
  });

  it('counts as all only when every row is selected, whatever other keys it has', () => {
    expect(extentOf(new Set(['a', 'gone']), ['a', 'b'])).toBe('some');
    expect(extentOf(new Set(['a', 'b', 'gone']), ['a', 'b'])).toBe('all');
    expect(extentOf(new Set(), ['a'])).toBe('none');
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
});

describe('createRowRecycler', () => {
  const list = ['a list'];
  const none: ReadonlySet<string> = new Set();

  it('passes the elements of removed rows to added rows', () => {
    const recycle = createRowRecycler();
    const [first, second, third] = recycle(list, ['a', 'b', 'c'], none);
    expect(recycle(['another'], ['a', 'c', 'd'], none)).toEqual([first, third, second]);
  });

  it('keeps the elements while the list is empty and passes them to the next rows', () => {
    const recycle = createRowRecycler();
    const before = recycle(list, ['a', 'b', 'c'], none);
    expect(recycle(['nothing'], [], none)).toEqual([]);
    expect(recycle(['another'], ['x', 'b', 'y'], none).toSorted()).toEqual(before.toSorted());
  });

  it('keeps the elements of rows that stay while the range grows and shrinks', () => {
    const recycle = createRowRecycler();
    const [b, c] = recycle(list, ['b', 'c'], none);
    const grown = recycle(list, ['x', 'y', 'a', 'b', 'c', 'd', 'e', 'z'], none);
    expect(grown.slice(3, 5)).toEqual([b, c]);
    expect(recycle(list, ['b', 'c'], none)).toEqual([b, c]);
  });

  it('reuses elements by position in a fling, whichever rows they show then', () => {
    const recycle = createRowRecycler();
    const before = recycle(list, ['a', 'b', 'c', 'd'], none);
    expect(recycle(list, ['d', 'e', 'f', 'g'], none)).toEqual(before);
  });

  it('never passes the element of the focused row to another row', () => {
    const recycle = createRowRecycler();
    const [, focused] = recycle(list, ['a', 'b', 'c'], new Set('b'));
    expect(recycle(list, ['b', 'x', 'y'], new Set('b'))[0]).toBe(focused);
    expect(recycle(list, ['x', 'y', 'z'], new Set('x'))).not.toContain(focused);
  });

  it('gives each row one element, which it keeps while the list changes', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 12 }))), (lists) => {
        const recycle = createRowRecycler();
        let before = new Map<number, number>();
        for (const keys of lists) {
          const elementIds = recycle(keys, keys, new Set(keys.slice(0, 1)));
          const now = new Map(keys.map((key, at) => [key, elementIds[at] ?? -1]));
          expect(new Set(elementIds).size).toBe(keys.length);
          expect(
            [...now].filter(([key, elementId]) => before.has(key) && before.get(key) !== elementId),
          ).toEqual([]);
          before = now;
        }
      }),
    );
  });

  it('gives each row one element while scrolling, and a locked row keeps its element', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(keys), (views) => {
        const recycle = createRowRecycler();
        let lastFocused: { key: number; elementId: number } | undefined;
        for (const rendered of views) {
          const elementIds = recycle(list, rendered, new Set(rendered.slice(0, 1)));
          const again = lastFocused === undefined ? -1 : rendered.indexOf(lastFocused.key);
          expect(new Set(elementIds).size).toBe(rendered.length);
          expect(elementIds.indexOf(lastFocused?.elementId ?? -1)).toBe(again);
          lastFocused = { key: rendered[0] ?? -1, elementId: elementIds[0] ?? -1 };
        }
      }),
    );
  });
});
