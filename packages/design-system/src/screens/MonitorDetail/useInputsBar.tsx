import { Download } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { countOf, formatCount } from '../../internal/formatCount';
import { useLatestCallback } from '../../internal/useLatestCallback';
import type { FilterBarProps } from '../../patterns/FilterBar/FilterBar';
import { FilterSelect } from '../../patterns/FilterBar/FilterSelect';
import { UndoButton } from '../../patterns/UndoButton/UndoButton';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Menu, type MenuGroup } from '../../primitives/Menu/Menu';

export interface InputFilterOption {
  id: string;
  label: string;
}

export interface InputsBarProps {
  /** How many inputs there are in all. */
  total: number;
  filters: readonly InputFilterOption[];
  filter: string;
  onFilterChange: (filter: string) => void;
  search: string;
  onSearchChange: (search: string) => void;
  /** The link that was just deleted, while the deletion can be undone. */
  undo: { readonly label: string } | null;
  onUndo: () => void;
  onExport: (format: 'csv' | 'json') => void;
}

/** “14 inputs”. */
export const counted = (count: number): string => countOf(count, 'input');

const exportGroups: readonly MenuGroup[] = [
  {
    id: 'formats',
    items: [
      { id: 'csv', label: 'CSV', description: 'For spreadsheets' },
      { id: 'json', label: 'JSON', description: 'With everything the server keeps' },
    ],
  },
];

const ExportMenu = memo(function ExportMenu({
  isDisabled,
  onExport,
}: Pick<InputsBarProps, 'onExport'> & { isDisabled: boolean }): ReactNode {
  return (
    <Menu
      label="Export what is shown"
      trigger={
        <Button icon={<Icon icon={Download} />} isDisabled={isDisabled}>
          Export
        </Button>
      }
      groups={exportGroups}
      onAction={(id) => onExport(id === 'csv' ? 'csv' : 'json')}
      placement="bottom end"
    />
  );
});

/** The bar above the inputs. Memoized: typing in the form above does not render the table. */
export function useInputsBar({
  shown,
  total,
  filters,
  filter,
  onFilterChange,
  search,
  onSearchChange,
  undo,
  onUndo,
  onExport,
}: InputsBarProps & { /** How many inputs match. */ shown: number }): {
  bar: FilterBarProps;
  isFiltered: boolean;
  clear: () => void;
} {
  const isFiltered = filter !== 'all' || search.trim() !== '';
  const clear = useLatestCallback(() => {
    onFilterChange('all');
    onSearchChange('');
  });
  const bar = useMemo(
    (): FilterBarProps => ({
      search: {
        label: 'Search inputs',
        placeholder: 'Search by link or note...',
        value: search,
        onChange: onSearchChange,
      },
      filters: <FilterSelect label="Filter" options={filters} value={filter} onChange={onFilterChange} />,
      filterCount: filter === 'all' ? 0 : 1,
      count: isFiltered ? `${formatCount(shown)} of ${counted(total)}` : counted(total),
      isFiltered,
      onClear: clear,
      undo: undo === null ? undefined : <UndoButton label={undo.label} onUndo={onUndo} />,
      actions: <ExportMenu isDisabled={shown === 0} onExport={onExport} />,
    }),
    [
      search,
      onSearchChange,
      filters,
      filter,
      onFilterChange,
      shown,
      total,
      isFiltered,
      clear,
      undo,
      onUndo,
      onExport,
    ],
  );
  return { bar, isFiltered, clear };
}
