import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { columnsThatFit, leastOf } from './roomForColumns';
import { createRowRecycler } from '../../internal/rowRecycler';
import {
  clampRange,
  restingOverscan,
  scrollingOverscan,
  bodyItemsFor,
  rangeFor,
  withOverscan,
} from '../../internal/rowWindow';
import { createSearch } from './searchIndex';
import { extentOf, withRange } from './selection';
import { createSorter, sortRows } from './sortRows';

describe('the search beside a table', () => {
  it('finds a part of the text in any case and gives all rows back for a blank query', () => {
    const rows = ['Air Runner', 'Court Classic', 'air max'];
    const search = createSearch(rows, (row) => row);
    expect(search('AIR')).toEqual(['Air Runner', 'air max']);
    expect(search('  ')).toBe(rows);
  });

  it('reads each row once, however many keys are pressed', () => {
    const text = vi.fn((row: string) => row);
    const search = createSearch(['Air Runner', 'Court Classic'], text);
    for (const query of ['a', 'ai', 'air', 'co', '']) search(query);
    expect(text).toHaveBeenCalledTimes(2);
  });

  it('finds rows by several words in any order', () => {
    const search = createSearch(['Air Runner', 'Court Classic', 'air max'], (row) => row);
    expect(search('runner AIR')).toEqual(['Air Runner']);
    expect(search('runner AIR m')).toEqual([]);
  });

  it('answers every query as a filter over all rows does, after any earlier queries', () => {
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

describe('the order of a table', () => {
  it('counts numbers inside texts and puts missing values last both ways', () => {
    const rows = ['Shop 10', null, 'shop 2'];
    const value = (row: string | null): string | null => row;
    expect(sortRows(rows, value, 'ascending')).toEqual(['shop 2', 'Shop 10', null]);
    expect(sortRows(rows, value, 'descending')).toEqual(['Shop 10', 'shop 2', null]);
  });

  it('puts a searched part in the order that a full sort would', () => {
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

describe('the drawn part of a table', () => {
  it('covers what is seen and never holds more than a screen and its margin', () => {
    fc.assert(
      fc.property(fc.nat(440_000), fc.nat(1200), fc.nat(10_000), (from, height, count) => {
        const { start, end } = clampRange(rangeFor(from, from + height, 44), count);
        expect(start).toBeLessThanOrEqual(Math.max(0, Math.min(Math.floor(from / 44), count)));
        expect(end).toBeGreaterThanOrEqual(Math.min(Math.ceil((from + height) / 44), count));
        expect(end - start).toBeLessThanOrEqual(Math.ceil(height / 44) + 1);
      }),
    );
  });

  it('render two views ahead of a scroll and a part of one behind it', () => {
    const seen = { start: 100, end: 120 };
    expect(withOverscan(seen, scrollingOverscan(seen, 1))).toEqual({ start: 90, end: 160 });
    expect(withOverscan(seen, scrollingOverscan(seen, -1))).toEqual({ start: 60, end: 130 });
    expect(withOverscan(seen, scrollingOverscan(seen, 0))).toEqual({ start: 75, end: 145 });
    expect(withOverscan(seen, restingOverscan)).toEqual({ start: 99, end: 121 });
  });

  it('adds up to every row once, the row with the focus drawn wherever it is', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(40),
        fc.nat(500),
        fc.integer({ min: -1, max: 600 }),
        (a, length, count, pinned) => {
          const range = clampRange({ start: a, end: a + length }, count);
          const slots = bodyItemsFor(range, count, pinned);
          const total = slots.reduce((sum, slot) => sum + (slot.kind === 'row' ? 1 : slot.rows), 0);
          expect(total).toBe(count);
          const isPinnedRendered = slots.some((slot) => slot.kind === 'row' && slot.index === pinned);
          expect(isPinnedRendered).toBe(pinned >= 0 && pinned < count);
        },
      ),
    );
  });
});

describe('the selection of a table', () => {
  it('takes a range in either direction and keeps what was selected elsewhere', () => {
    const order = ['a', 'b', 'c', 'd', 'e'];
    expect([...withRange(new Set(['e']), order, 2, 0, true)].sort()).toEqual(['a', 'b', 'c', 'e']);
    expect([...withRange(new Set(order), order, 1, 3, false)]).toEqual(['a', 'e']);
  });

  it('is all only when every row is in it, whatever else is', () => {
    expect(extentOf(new Set(['a', 'gone']), ['a', 'b'])).toBe('some');
    expect(extentOf(new Set(['a', 'b', 'gone']), ['a', 'b'])).toBe('all');
    expect(extentOf(new Set(), ['a'])).toBe('none');
  });
});

describe('columns for which there is no room', () => {
  const render = () => null;
  const columns = [
    { id: 'name', header: 'Name', width: { share: 3, least: 200 }, render },
    { id: 'type', header: 'Type', width: 120, spare: 1, render },
    { id: 'note', header: 'Note', spare: 2, render },
  ];

  it.each([
    [120, 120],
    [{ share: 2, least: 160 }, 160],
    [{ share: 1 }, 96],
    [undefined, 96],
  ])('take at least what their width %j says: %d', (width, least) => {
    expect(leastOf(width)).toBe(least);
  });

  it('are left out one after the other, in the order of their numbers', () => {
    const idsAt = (room: number) => columnsThatFit(columns, room).map(({ id }) => id);
    expect(columnsThatFit(columns, 416)).toBe(columns);
    expect(idsAt(415)).toEqual(['name', 'note']);
    expect(idsAt(295)).toEqual(['name']);
    expect(idsAt(0)).toEqual(['name']);
  });
});

describe('the elements of the rows', () => {
  const list = ['a list'];
  const none: ReadonlySet<string> = new Set();

  it('go from rows that are gone to rows that come', () => {
    const recycle = createRowRecycler();
    const [first, second, third] = recycle(list, ['a', 'b', 'c'], none);
    expect(recycle(['another'], ['a', 'c', 'd'], none)).toEqual([first, third, second]);
  });

  it('wait, while there are no rows, for those that come', () => {
    const recycle = createRowRecycler();
    const before = recycle(list, ['a', 'b', 'c'], none);
    expect(recycle(['nothing'], [], none)).toEqual([]);
    expect(recycle(['another'], ['x', 'b', 'y'], none).toSorted()).toEqual(before.toSorted());
  });

  it('keep their elements where the range grows around them, and where it shrinks again', () => {
    const recycle = createRowRecycler();
    const [b, c] = recycle(list, ['b', 'c'], none);
    const grown = recycle(list, ['x', 'y', 'a', 'b', 'c', 'd', 'e', 'z'], none);
    expect(grown.slice(3, 5)).toEqual([b, c]);
    expect(recycle(list, ['b', 'c'], none)).toEqual([b, c]);
  });

  it('stay where they are in a fling, whichever rows they show then', () => {
    const recycle = createRowRecycler();
    const before = recycle(list, ['a', 'b', 'c', 'd'], none);
    expect(recycle(list, ['d', 'e', 'f', 'g'], none)).toEqual(before);
  });

  it('never pass the focus on to another row', () => {
    const recycle = createRowRecycler();
    const [, focused] = recycle(list, ['a', 'b', 'c'], new Set('b'));
    expect(recycle(list, ['b', 'x', 'y'], new Set('b'))[0]).toBe(focused);
    expect(recycle(list, ['x', 'y', 'z'], new Set('x'))).not.toContain(focused);
  });

  it('are one for each row, and stay with it, whatever comes and goes with the list', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 12 }))), (lists) => {
        const recycle = createRowRecycler();
        let before = new Map<number, number>();
        for (const keys of lists) {
          const slots = recycle(keys, keys, new Set(keys.slice(0, 1)));
          const now = new Map(keys.map((key, at) => [key, slots[at] ?? -1]));
          expect(new Set(slots).size).toBe(keys.length);
          expect([...now].filter(([key, slot]) => before.has(key) && before.get(key) !== slot)).toEqual([]);
          before = now;
        }
      }),
    );
  });

  it('are one for each row as it is scrolled, and a held one stays with its row', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(keys), (views) => {
        const recycle = createRowRecycler();
        let lastFocused: { key: number; slot: number } | undefined;
        for (const rendered of views) {
          const slots = recycle(list, rendered, new Set(rendered.slice(0, 1)));
          const again = lastFocused === undefined ? -1 : rendered.indexOf(lastFocused.key);
          expect(new Set(slots).size).toBe(rendered.length);
          expect(slots.indexOf(lastFocused?.slot ?? -1)).toBe(again);
          lastFocused = { key: rendered[0] ?? -1, slot: slots[0] ?? -1 };
        }
      }),
    );
  });
});
