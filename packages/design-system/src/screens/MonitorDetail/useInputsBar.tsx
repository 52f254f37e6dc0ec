import { useMemo } from 'react';
import { countOf, formatCount } from '../../internal/formatCount';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { ExportMenu } from '../../patterns/ExportMenu/ExportMenu';
import type { FilterBarProps } from '../../patterns/FilterBar/FilterBar';
import { FilterSelect } from '../../patterns/FilterBar/FilterSelect';
import { UndoButton } from '../../patterns/UndoButton/UndoButton';

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
      actions: <ExportMenu shown={shown} onExport={onExport} />,
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
