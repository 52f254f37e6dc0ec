import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { createSearch } from './search';

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
    await allSettled(searchChanged, { scope, params: 'MÁX' });
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
