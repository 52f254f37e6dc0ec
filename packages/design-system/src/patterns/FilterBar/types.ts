import type { ReactNode } from 'react';
import type { Filter } from './FilterSelect';
import type { Column, SortOrder } from '../DataTable/types';
import type { ListActionGroup } from '../ListMenu/types';

/** The order and the columns of a table, for its sheet on phones. */
export interface TableView {
  columns: ReadonlyArray<Column<never>>;
  hidden: ReadonlySet<string>;
  /** Undefined when columns cannot be chosen. */
  onHiddenChange: ((hidden: ReadonlySet<string>) => void) | undefined;
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  /** Returns to the order of the rows; undefined when the table is always sorted. */
  onUnsort: (() => void) | undefined;
}

export interface FiltersButtonProps {
  filters?: readonly Filter[] | undefined;
  /** Buttons of the bar. */
  actions?: ReactNode;
  menu?: readonly ListActionGroup[] | undefined;
  view?: TableView | undefined;
  /** The number of active filters. */
  filterCount?: number | undefined;
  /** How many rows are shown, with the noun. */
  count?: string | undefined;
  /** How many rows are shown without the total, for the button that closes the sheet; `count` by default. */
  shown?: string | undefined;
  isFiltered?: boolean | undefined;
  onClear?: (() => void) | undefined;
}

export interface FilterSheetProps extends FiltersButtonProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}
