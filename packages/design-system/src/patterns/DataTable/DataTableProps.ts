import type { ReactNode } from 'react';
import type { LoadStatus } from '../../internal/loadStatus';
import type { FilterBarProps } from '../FilterBar/FilterBar';
import type { AllMatching, Column, RowAction, RowKey, RowReveal, SortOrder } from './types';

export interface DataTableProps<Row> {
  label: string;
  /** The rows that match the search and the filters. Keep the identity of unchanged rows. */
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Keep the array stable: a constant, or `useMemo`. */
  columns: readonly Column<Row>[];
  /** Without rows, `loading` shows a skeleton and `failed` a message; existing rows stay. */
  state?: LoadStatus | undefined;
  /** What failed, and what is still shown: “Failed to fetch customers”. */
  failedText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** An EmptyState, shown when there are no rows. */
  empty?: ReactNode;
  /** The controlled sort order; null for the order of `rows`. Uncontrolled when omitted. */
  sort?: SortOrder | null | undefined;
  /** The initial order when uncontrolled. */
  defaultSort?: SortOrder | undefined;
  onSortChange?: ((sort: SortOrder) => void) | undefined;
  /** Rows of 44 or 36 px; cards on phones either way. */
  density?: 'comfortable' | 'compact' | undefined;
  hasColumnMenu?: boolean | undefined;
  /** Ids of hidden columns, controlled. Uncontrolled when omitted. */
  hiddenColumns?: ReadonlySet<string> | undefined;
  onHiddenColumnsChange?: ((hidden: ReadonlySet<string>) => void) | undefined;
  /** With `onSelectionChange`, makes rows selectable. May include keys of rows not shown. */
  selectedKeys?: ReadonlySet<RowKey> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** When the server has more matching rows than are loaded: offers to select them too. */
  allMatching?: AllMatching | undefined;
  /** Small Buttons over the heading row while rows are selected. */
  bulkActions?: ReactNode;
  /** Icon buttons at the end of a row. Keep the function stable: a new one renders every visible row. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** The least number of actions per row, which sizes their column before there are rows. */
  actionCount?: number | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  /** CSS length; makes the table scroll inside. Without it the page scrolls. */
  maxHeight?: string | undefined;
  /**
   * The FilterBar above the table, sticky together with the heading row. On phones its sheet also has the
   * order and the columns. Search matches are highlighted in every `Marked` text.
   */
  bar?: FilterBarProps | undefined;
  /** The search and the filters as one text: the list scrolls to its start when it changes. */
  viewKey?: string | undefined;
  /** Scrolls to a row once it is in the list, without moving the focus. */
  reveal?: RowReveal | null | undefined;
  /** Without border and corners: inside a Card with no padding. */
  isFrameless?: boolean | undefined;
  /** Frameless and edge to edge, at the end of a Card with padding. */
  isBleeding?: boolean | undefined;
}
