import { expect, it } from 'vitest';
import { createMatcher } from './createMatcher';

const found = (query: string): string[] =>
  ['Air Runner', 'Court Classic', 'air max'].filter((text) => createMatcher(query)(text.toLowerCase()));

it('ignores case, and matches every text for a blank query', () => {
  expect(found('AIR')).toEqual(['Air Runner', 'air max']);
  expect(found('  ')).toHaveLength(3);
});

it('matches several words in any order', () => {
  expect(found('runner AIR')).toEqual(['Air Runner']);
  expect(found('runner AIR m')).toEqual([]);
});
