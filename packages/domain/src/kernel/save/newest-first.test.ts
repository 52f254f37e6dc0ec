import { expect, it } from 'vitest';
import { newestFirst } from './rows';

const rows = (ids: string) => [...ids].map((id) => ({ id, text: `${id}!` }));
const ordered = (before: string, loaded: string): string =>
  newestFirst<{ readonly id: string }>(({ id }) => id)(rows(before), rows(loaded))
    .map(({ id }) => id)
    .join('');

it.each([
  ['', 'abc', 'abc', 'a first load keeps the order of the server'],
  ['abc', 'abcd', 'dabc', 'a new row comes first'],
  ['dabc', 'abcd', 'dabc', 'a new row stays first when the list loads again'],
  ['dabc', 'abcdef', 'efdabc', 'several new rows keep their order'],
  ['abc', 'ac', 'ac', 'a row that is gone leaves the others in place'],
  ['abc', 'aabc', 'aabc', 'rows with the same id keep the order of the server'],
])('orders %j, then %j as %j: %s', (before, loaded, order) => {
  expect(ordered(before, loaded)).toBe(order);
});

it('returns the rows as they were loaded', () => {
  const [before, loaded] = [rows('ab'), rows('ab')];
  expect(newestFirst<{ readonly id: string }>(({ id }) => id)(before, loaded)[0]).toBe(loaded[0]);
});
