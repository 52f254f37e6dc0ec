import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields, mergeItems, type Field } from './merge';

const fields: readonly Field[] = [
  { key: 'name', label: 'Name' },
  { key: 'color', label: 'Color' },
  { key: 'servers', label: 'Servers', kind: 'set' },
  { key: 'keywords', label: 'Keywords', kind: 'list' },
  { key: 'proxies', label: 'Proxies', kind: 'lines' },
];

const text = fc.constantFrom('', 'a', 'b', 'c');
const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 });
const thing = fc.record({
  name: text,
  color: fc.option(text, { nil: null }),
  servers: list,
  keywords: list,
  proxies: list.map((lines) => lines.join('\n')),
  untouchable: text,
});

describe('mergeFields', () => {
  test("takes the edit if the server's value is the base", () => {
    fc.assert(
      fc.property(thing, thing, (base, edited) => {
        const mine = { ...edited, untouchable: base.untouchable };
        expect(mergeFields(base, mine, base, fields)).toMatchObject({ value: mine, conflicts: [] });
      }),
    );
  });

  test("takes the server's value without an edit", () => {
    fc.assert(
      fc.property(thing, thing, (base, theirs) => {
        expect(mergeFields(base, base, theirs, fields)).toMatchObject({ value: theirs, conflicts: [] });
      }),
    );
  });

  test('keeps a field that only the server changed, and one that only the person changed', () => {
    fc.assert(
      fc.property(thing, thing, thing, (base, mine, theirs) => {
        const { value, conflicts } = mergeFields(base, mine, theirs, fields);
        expect(value.untouchable).toBe(theirs.untouchable);
        const requested = new Set(conflicts.map(({ field }) => field.key));
        const expected = (key: 'name' | 'color') => {
          if (mine[key] === base[key] || requested.has(key)) return theirs[key];
          return mine[key];
        };
        expect([value.name, value.color]).toEqual([expected('name'), expected('color')]);
        const isContested = (key: 'name' | 'color') =>
          mine[key] !== base[key] && theirs[key] !== base[key] && theirs[key] !== mine[key];
        expect([requested.has('name'), requested.has('color')]).toEqual([
          isContested('name'),
          isContested('color'),
        ]);
      }),
    );
  });

  test('reports the same conflicts with both sides exchanged', () => {
    fc.assert(
      fc.property(thing, thing, thing, (base, mine, theirs) => {
        const keys = (left: typeof base, right: typeof base) =>
          mergeFields(base, left, right, fields).conflicts.map(({ field }) => field.key);
        expect(keys(mine, theirs)).toEqual(keys(theirs, mine));
      }),
    );
  });

  test('gives each conflicting field the chosen side', () => {
    fc.assert(
      fc.property(thing, thing, thing, (base, mine, theirs) => {
        const merge = mergeFields(base, mine, theirs, fields);
        for (const side of ['mine', 'theirs'] as const) {
          const resolution = Object.fromEntries(merge.conflicts.map(({ field }) => [field.key, side]));
          const value: Record<string, unknown> = { ...merge.resolve(resolution) };
          for (const conflict of merge.conflicts) {
            expect(value[conflict.field.key]).toEqual(conflict[side]);
          }
        }
      }),
    );
  });
});

describe('mergeItems', () => {
  const unique = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));

  test('has every item that either side added, and none that either side removed', () => {
    fc.assert(
      fc.property(unique, unique, unique, (base, mine, theirs) => {
        const { items: merged } = mergeItems(base, mine, theirs);
        const isWanted = (item: number) =>
          base.includes(item)
            ? mine.includes(item) && theirs.includes(item)
            : mine.includes(item) || theirs.includes(item);
        expect(new Set(merged)).toEqual(new Set([...base, ...mine, ...theirs].filter(isWanted)));
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });

  test('does not duplicate an item that both sides added', () => {
    expect(mergeItems(['a'], ['a', 'b'], ['a', 'b', 'c']).items).toEqual(['a', 'b', 'c']);
  });

  test('is contested only if both sides replaced the same item', () => {
    expect(mergeItems(['nike'], ['nike air'], ['nike dunk']).isContested).toBe(true);
    expect(mergeItems(['nike'], ['nike', 'air'], ['nike', 'dunk']).isContested).toBe(false);
    expect(mergeItems(['nike', 'dunk'], ['dunk'], ['nike']).isContested).toBe(false);
  });

  test('keeps the server’s items and their order before those added here', () => {
    expect(mergeItems(['a', 'b'], ['x', 'a', 'b'], ['b', 'a', 'c']).items).toEqual(['b', 'a', 'c', 'x']);
  });
});
