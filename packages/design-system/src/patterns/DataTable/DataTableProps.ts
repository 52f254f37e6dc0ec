import type { ReactNode } from 'react';
import type { FilterBarProps } from '../FilterBar/FilterBar';
import type { AllMatching, Column, RowAction, RowKey, RowReveal, SortOrder } from './types';

export interface DataTableProps<Row> {
  /** Names the table: “Monitors”. */
  label: string;
  /** The rows that fit the search and the filters. Keep the objects of unchanged rows. */
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Keep the array stable: a constant, or `useMemo`. */
  columns: readonly Column<Row>[];
  /** `loading` shows skeleton rows and `failed` a message where there are no rows; rows at hand stay. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** What failed, and what was kept: “Failed to fetch customers”. */
  failedText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** An EmptyState, where there is no row. */
  empty?: ReactNode;
  /** The order, where it is held outside; null for the order of `rows`. Otherwise the table holds it. */
  sort?: SortOrder | null | undefined;
  /** The first order of a table that holds it. */
  defaultSort?: SortOrder | undefined;
  onSortChange?: ((sort: SortOrder) => void) | undefined;
  /** Rows of 44 or 36 px; cards on phones either way. */
  density?: 'comfortable' | 'compact' | undefined;
  /** A menu at the end of the heading row chooses the columns. */
  hasColumnMenu?: boolean | undefined;
  /** Ids of hidden columns, where they are held outside. Otherwise the table holds them. */
  hiddenColumns?: ReadonlySet<string> | undefined;
  onHiddenColumnsChange?: ((hidden: ReadonlySet<string>) => void) | undefined;
  /** With `onSelectionChange`, makes rows selectable. May hold keys of rows not shown. */
  selectedKeys?: ReadonlySet<RowKey> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Where the server holds more rows than are here: offers to select them too. */
  allMatching?: AllMatching | undefined;
  /** Small Buttons over the heading row while rows are selected. */
  bulkActions?: ReactNode;
  /** Icons at the end of a row. Keep the function stable: a new one redraws what is seen. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** How many acts a row has at least: the width of their column before there are rows. */
  actionCount?: number | undefined;
  /** A press on the row, or Enter. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** CSS length; the table then scrolls by itself. Without it the page does. */
  maxHeight?: string | undefined;
  /**
   * The FilterBar above the table, which sticks together with its heading row. On phones its sheet holds the
   * order and the columns too. What its search found is marked in every `Marked` text.
   */
  bar?: FilterBarProps | undefined;
  /** The search and the filters as one text: the list is back at its start when it changes. */
  viewKey?: string | undefined;
  /** Brings a row into view without the focus, once it is there. */
  reveal?: RowReveal | null | undefined;
  /** Without border and corners: inside a Card with no padding. */
  isFrameless?: boolean | undefined;
  /** At the end of a Card's padding: frameless, and from edge to edge of the Card. */
  isBleeding?: boolean | undefined;
}
