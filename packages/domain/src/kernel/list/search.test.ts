import { allSettled, createEvent, createStore, fork } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher, createSearch } from './search';

describe('createMatcher', () => {
  it('finds every word of the query in any order and any case', () => {
    const texts = ['nike snkrs eu 12', 'nike snkrs eu 13', 'adidas confirmed 12'];
    expect(texts.filter(createMatcher('12 SNKRS  nike'))).toEqual(['nike snkrs eu 12']);
    expect(texts.filter(createMatcher('nike 12 eu us'))).toEqual([]);
  });

  it('matches every text for a blank query', () => {
    expect(['', 'nike'].filter(createMatcher('  '))).toEqual(['', 'nike']);
  });

  it('finds all that a plain substring search finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, (before, query, after) => {
        expect(createMatcher(query)(`${before}${query}${after}`)).toBe(true);
      }),
    );
  });
});

describe('createSearch', () => {
  const closed = createEvent();
  const added = createEvent<string>();
  const $rows = createStore<readonly string[]>(['Air Max', 'Dunk']).on(added, (rows, row) => [...rows, row]);
  const { $search, $shown, searchChanged } = createSearch({
    page: { closed },
    $rows,
    textOf: (row) => row,
  });

  it('shows the rows that match, new ones included, until the page closes', async () => {
    const scope = fork();
    await allSettled(searchChanged, { scope, params: 'MAX' });
    expect(scope.getState($shown)).toEqual(['Air Max']);
    await allSettled(added, { scope, params: 'Air Max 90' });
    expect(scope.getState($shown)).toEqual(['Air Max', 'Air Max 90']);
    await allSettled(closed, { scope });
    expect(scope.getState($search)).toBe('');
    expect(scope.getState($shown)).toHaveLength(3);
  });

  it('keeps two scopes independent', async () => {
    const [one, other] = [fork(), fork()];
    await allSettled(searchChanged, { scope: one, params: 'dunk' });
    expect(one.getState($shown)).toEqual(['Dunk']);
    expect(other.getState($shown)).toEqual(['Air Max', 'Dunk']);
  });
});
