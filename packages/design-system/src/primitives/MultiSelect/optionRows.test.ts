import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupOptions, rowOfOption, scrollToSee } from './optionRows';

it('scrollToSee scrolls just far enough to show an option, and not when it is visible', () => {
  expect(scrollToSee(3, 0, 280)).toBeNull();
  expect(scrollToSee(0, 100, 280)).toBe(0);
  expect(scrollToSee(10, 0, 280)).toBe(160);
  expect(scrollToSee(10, 0, 280, 44)).toBe(204);
});

it('groupOptions gives ungrouped options a row each and no heading', () => {
  expect(groupOptions([{}, {}, {}])).toEqual({
    groups: [{ title: undefined, start: 0, end: 3, firstRow: 0 }],
    rowCount: 3,
  });
  expect(groupOptions([])).toEqual({ groups: [], rowCount: 0 });
});

it('groupOptions adds a heading row to each group', () => {
  const { groups, rowCount } = groupOptions([{ group: 'Set' }, { group: 'Other' }, { group: 'Other' }]);
  expect(groups).toEqual([
    { title: 'Set', start: 0, end: 1, firstRow: 1 },
    { title: 'Other', start: 1, end: 3, firstRow: 3 },
  ]);
  expect(rowCount).toBe(5);
  expect([0, 1, 2].map((index) => rowOfOption(groups, index))).toEqual([
    { row: 1, isUnderHeading: true },
    { row: 3, isUnderHeading: true },
    { row: 4, isUnderHeading: false },
  ]);
});

it('rowOfOption gives every option a separate row below the heading of its group', () => {
  const group = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(group, (sizes) => {
      const options = sizes.flatMap((size, at) => Array.from({ length: size }, () => ({ group: `${at}` })));
      const { groups, rowCount } = groupOptions(options);
      const rows = options.map((_, index) => rowOfOption(groups, index).row);
      expect(new Set(rows).size).toBe(options.length);
      expect(rows.every((row) => row >= 1 && row < rowCount)).toBe(true);
      expect(rowCount).toBe(options.length + sizes.length);
    }),
  );
});
