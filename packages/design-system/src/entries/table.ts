// The table, and the bar above it.

export { DataTable } from '../patterns/DataTable/DataTable';
export type * from '../patterns/DataTable/types';
export {
  createFilter,
  FilterBar,
  FilterSelect,
  type Filter,
  type FilterBarProps,
} from '../patterns/FilterBar/FilterBar';
