import { describe, expect, it } from 'vitest';
import type { ChangeSummary, ReviewData } from '../api.ts';
import { nextUndecided, noFilters, step, visibleGroups } from './state.ts';

const change = (name: string, rest: Partial<ChangeSummary> = {}): ChangeSummary => ({
  name,
  component: 'a-b',
  story: 'a-b--one',
  theme: 'light',
  mode: 'default',
  origin: 'run',
  before: null,
  after: null,
  box: null,
  pixels: 0,
  ...rest,
});
const data: ReviewData = {
  groups: [
    { id: '1', title: 'One', reason: '', recolorings: [], names: ['x', 'y'] },
    { id: '2', title: 'Two', reason: '', recolorings: [], names: ['z'] },
  ],
  changes: [change('x'), change('y', { theme: 'dark' }), change('z', { component: 'a-c', mode: 'narrow' })],
  decisions: { y: 'rejected' },
  canUndo: false,
  catalogue: '',
};
const visible = (filters: Partial<typeof noFilters>): readonly string[] =>
  visibleGroups(data, { ...noFilters, ...filters }).flatMap(({ names }) => names);

describe('the list of changes', () => {
  it('filters by name, component, theme, mode and decision, and leaves out empty groups', () => {
    expect(visible({})).toEqual(['x', 'y', 'z']);
    expect(visible({ query: ' Z' })).toEqual(['z']);
    expect(visible({ component: 'a-b' })).toEqual(['x', 'y']);
    expect(visible({ theme: 'dark' })).toEqual(['y']);
    expect(visible({ mode: 'narrow' })).toEqual(['z']);
    expect(visible({ decision: 'undecided' })).toEqual(['x', 'z']);
    expect(visibleGroups(data, { ...noFilters, decision: 'rejected' }).map(({ id }) => id)).toEqual(['1']);
  });

  it('steps to the next and the previous change and stops at the ends', () => {
    const names = ['x', 'y', 'z'];
    expect(step(names, null, 1)).toBe('x');
    expect(step(names, 'x', 1)).toBe('y');
    expect(step(names, 'z', 1)).toBe('z');
    expect(step(names, 'x', -1)).toBe('x');
    expect(step([], 'x', 1)).toBeNull();
  });

  it('goes on with the next undecided change, then with an earlier one', () => {
    const names = ['x', 'y', 'z'];
    expect(nextUndecided(names, ['x'], data)).toBe('z');
    expect(nextUndecided(names, ['z'], data)).toBe('x');
    expect(nextUndecided(names, ['x', 'z'], data)).toBe('z');
  });
});
