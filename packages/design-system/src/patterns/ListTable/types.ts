import type { SortOrder, TableLayout } from '../DataTable/types';

/** The state of a screen's list: what its bar and its table share. */
export interface ListControls {
  search: string;
  onSearchChange: (search: string) => void;
  /** The id of a filter option; the first one shows everything. Those that hold together, if filters combine. */
  filter: string | readonly string[];
  /** Chooses a filter, or switches one of those that hold together. */
  onFilterChange: (filter: string) => void;
  /** Null for the order of the rows. */
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder | null) => void;
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
  /** For an empty list: how many rows it would show without the search, and without the filter. */
  hidden: { readonly search: number; readonly filter: number };
  /** Clears the search, the filter or both. */
  onClear: (parts: { readonly search: boolean; readonly filter: boolean }) => void;
}
