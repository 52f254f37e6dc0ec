import type { ReactNode } from 'react';
import type { LoadStatus } from '../../loading/loadStatus';
import type { FilterBarProps } from '../FilterBar/FilterBar';
import type { Column, RowAction, RowKey, RowReveal, SortOrder, TableLayout } from './types';

export interface DataTableProps<Row> {
  label: string;
  /** The rows that match the search and the filters. Keep the identity of unchanged rows. */
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Keep the array stable: a constant, or `useMemo`. */
  columns: readonly Column<Row>[];
  /** Without rows, `loading` shows a skeleton and `failed` a message; existing rows stay. */
  status?: LoadStatus | undefined;
  /** What failed, and what is still shown: “Failed to fetch customers”. */
  failedText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** An EmptyState, shown when there are no rows. */
  empty?: ReactNode;
  /** The initial order; that of `rows` by default. */
  defaultSort?: SortOrder | undefined;
  /** The order, controlled; null for that of `rows`. Without it the table keeps its own. */
  sort?: SortOrder | null | undefined;
  onSortChange?: ((sort: SortOrder | null) => void) | undefined;
  /** The user’s choice of columns, controlled. Without it the table keeps its own. */
  layout?: TableLayout | undefined;
  onLayoutChange?: ((layout: TableLayout) => void) | undefined;
  /** Columns can be hidden. */
  hasColumnMenu?: boolean | undefined;
  /** With `onSelectionChange`, makes rows selectable. May include keys of rows not shown. */
  selectedKeys?: ReadonlySet<RowKey> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Small Buttons over the heading row while rows are selected. */
  bulkActions?: ReactNode;
  /** Icon buttons at the end of a row. Keep the function stable: a new one renders every visible row. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** The number of buttons of each row, its menu included, which sizes their column; without it, the first rows are asked. */
  actionCount?: number | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  /**
   * The query string of the rows' links, such as that of the list. Read when a link is about to be followed or copied, so
   * that a row does not render for it.
   */
  linkQuery?: (() => string) | undefined;
  /** CSS length; makes the table scroll inside. Without it the page scrolls. */
  maxHeight?: string | undefined;
  /**
   * The FilterBar above the table, sticky together with the heading row. On phones its sheet also has the
   * order and the columns. What its search finds is highlighted in the texts with `data-marked`.
   */
  bar?: FilterBarProps | undefined;
  /** The search and the filters as one text: when it changes, the list scrolls to its start. */
  viewKey?: string | undefined;
  /** Scrolls to a row once it is in the list, without moving the focus. */
  reveal?: RowReveal | null | undefined;
  /** Without border and corners: inside a Card with no padding. */
  isFrameless?: boolean | undefined;
  /** Frameless and edge to edge, at the end of a Card with padding. */
  isBleeding?: boolean | undefined;
}
