import { FilterBar, FilterSelect } from '@dropdeck/design-system';
import type { ReactNode } from 'react';
import type { ReviewData } from '../api.ts';
import { componentTitle } from '../groups.ts';
import { noFilters, type DecisionFilter, type Filters } from './state.ts';

/** `forced-colors` → `Forced colors`. */
const sentence = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

interface Option {
  readonly id: string;
  readonly label: string;
}

function optionsOf(values: readonly string[], all: string, labelOf: (value: string) => string): Option[] {
  const found = [...new Set(values)].toSorted();
  return [{ id: 'all', label: all }, ...found.map((id) => ({ id, label: labelOf(id) }))];
}

const decisionOptions: readonly { readonly id: DecisionFilter; readonly label: string }[] = [
  { id: 'all', label: 'All decisions' },
  { id: 'undecided', label: 'Undecided' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'rejected', label: 'Rejected' },
];

interface ReviewFiltersProps {
  data: ReviewData;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** The number of changes that pass. */
  count: number;
}

/** The search and the filters above the list of changes. */
export function ReviewFilters({ data, filters, onChange, count }: ReviewFiltersProps): ReactNode {
  const { changes } = data;
  const set = (changed: Partial<Filters>): void => onChange({ ...filters, ...changed });
  const active = (['component', 'theme', 'mode', 'decision'] as const).filter((id) => filters[id] !== 'all');
  return (
    <FilterBar
      search={{
        label: 'Search screenshots',
        placeholder: 'Search screenshots...',
        value: filters.query,
        onChange: (query) => set({ query }),
      }}
      filters={
        <>
          <FilterSelect
            label="Component"
            options={optionsOf(
              changes.map(({ component }) => component),
              'All components',
              componentTitle,
            )}
            value={filters.component}
            onChange={(component) => set({ component })}
          />
          <FilterSelect
            label="Theme"
            options={optionsOf(
              changes.map(({ theme }) => theme),
              'Both themes',
              sentence,
            )}
            value={filters.theme}
            onChange={(theme) => set({ theme })}
          />
          <FilterSelect
            label="Mode"
            options={optionsOf(
              changes.map(({ mode }) => mode),
              'All modes',
              sentence,
            )}
            value={filters.mode}
            onChange={(mode) => set({ mode })}
          />
          <FilterSelect
            label="Decision"
            options={decisionOptions}
            value={filters.decision}
            onChange={(decision) => set({ decision })}
          />
        </>
      }
      count={count === changes.length ? `${count} changes` : `${count} of ${changes.length} changes`}
      isFiltered={active.length > 0 || filters.query !== ''}
      filterCount={active.length}
      onClear={() => onChange(noFilters)}
    />
  );
}
