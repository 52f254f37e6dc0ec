import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { createSearch } from '.';

describe('createSearch', () => {
  const closed = createEvent();
  const added = createEvent<string>();
  const rowOf = (name: string) => ({ name });
  const $rows = createStore(['Air Max', 'Dunk'].map(rowOf)).on(added, (rows, name) => [...rows, rowOf(name)]);
  const { $search, $shown, searchChanged } = createSearch({
    page: { closed },
    $rows,
    searchOf: ({ name }) => name,
  });

  it('shows the rows that match, new ones included, until the page closes', async () => {
    const scope = fork();
    await allSettled(searchChanged, { scope, params: 'MÁX' });
    expect(scope.getState($shown)).toEqual([{ name: 'Air Max' }]);
    await allSettled(added, { scope, params: 'Air Max 90' });
    expect(scope.getState($shown)).toEqual([{ name: 'Air Max' }, { name: 'Air Max 90' }]);
    await allSettled(closed, { scope });
    expect(scope.getState($search)).toBe('');
    expect(scope.getState($shown)).toHaveLength(3);
  });

  it('keeps two scopes independent', async () => {
    const [one, other] = [fork(), fork()];
    await allSettled(searchChanged, { scope: one, params: 'dunk' });
    expect(one.getState($shown)).toEqual([{ name: 'Dunk' }]);
    expect(other.getState($shown)).toHaveLength(2);
  });
});
