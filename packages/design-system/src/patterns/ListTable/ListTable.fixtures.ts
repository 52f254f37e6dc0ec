import { fn } from 'storybook/test';
import type { ListControls } from './ListTable';

/** The state of a list without search and filter. */
export const listControls = (changes: Partial<ListControls> = {}): ListControls => ({
  search: '',
  onSearchChange: fn(),
  filter: 'all',
  onFilterChange: fn(),
  sort: null,
  onSortChange: fn(),
  layout: {},
  onLayoutChange: fn(),
  hidden: { search: 0, filter: 0 },
  onClear: fn(),
  ...changes,
});
