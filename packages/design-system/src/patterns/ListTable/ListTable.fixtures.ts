import { fn } from 'storybook/test';
import type { ListControls } from './types';

/** The state of a list without search, filter and saved views. */
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
  views: {
    views: [{ id: 'all', name: 'All', href: '/list', isBuiltIn: true, isDefault: false }],
    selectedKey: 'all',
    isChanged: false,
    onSelectionChange: fn(),
    onSave: fn(),
    onRename: fn(),
    onMove: fn(),
    onUpdate: fn(),
    onDelete: fn(),
    onMakeDefault: fn(),
    onCopied: fn(),
    onCopyError: fn(),
  },
  ...changes,
});
