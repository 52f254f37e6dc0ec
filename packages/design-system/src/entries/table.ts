// The table, and the bar above it.

export { DataTable, type DataTableProps } from '../patterns/DataTable/DataTable';
export type * from '../patterns/DataTable/types';
export { FilterBar, type FilterBarProps } from '../patterns/FilterBar/FilterBar';
export { createFilter, FilterSelect, type Filter } from '../patterns/FilterBar/FilterSelect';
