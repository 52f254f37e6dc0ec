import type { ReactNode } from 'react';
import type { LoadStatus } from '../../loading/loadStatus';
import type { FilterBarProps } from '../FilterBar/FilterBar';

/** Identifies a row across updates: an ID. */
export type RowKey = string | number;

/** A sortable value; null and undefined always come last. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** Pixels; or a share of the remaining width with a minimum in pixels. */
export type ColumnWidth = number | { readonly share: number; readonly minWidth?: number | undefined };

/** A column. Keep the array stable (a constant, or `useMemo`): a new one renders every visible row. */
export interface Column<Row> {
  id: string;
  /** The heading; also the label of the value on a phone's card. */
  header: string;
  /** The content of a cell: text or small inline elements, stateless; null when there is none. */
  render: (row: Row) => ReactNode;
  /**
   * `mono` for addresses and codes, `switch` for a RowSwitch, `fit` for content that fits by itself, such as a badge or
   * `data-truncate`: each cell that clips costs paint. A style of the cell, which saves a node per cell.
   */
  cellStyle?: 'mono' | 'switch' | 'fit' | undefined;
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** `end` for numbers, prices and counts. */
  align?: 'start' | 'end' | undefined;
  /** One share of the remaining width by default. */
  width?: ColumnWidth | undefined;
  /**
   * Names the row: announced with each cell, and the title of a phone's card. The first column by default.
   */
  isRowHeader?: boolean | undefined;
  /** The full name, announced when the row header shows a shortened one. */
  nameOf?: ((row: Row) => string) | undefined;
  /** Others may not see its values on a shared screen; true for what names the row. */
  isSecret?: boolean | undefined;
  /** Hidden until the user chooses it in the column menu. */
  isHidden?: boolean | undefined;
  /**
   * Hidden when the columns do not fit, lowest number first. Its content must be available elsewhere, such as
   * on the row's page or in its dialog.
   */
  hidePriority?: number | undefined;
  isAlwaysShown?: boolean | undefined;
  /**
   * Makes the cards of a phone compact: `chip` puts the value in a line of chips and omits it when empty,
   * `end` puts it beside the title, before a menu of the actions, and `title` leaves it to the row header's card.
   */
  card?: 'chip' | 'end' | 'title' | undefined;
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Makes the cells editable in place, except on phones. A click on them does not open the row. */
  edit?: CellEdit<Row> | undefined;
}

/** How one value of a row is edited in its cell. */
export interface CellEdit<Row> {
  /** Accessible name of the field. */
  label: string;
  /** The text to edit. */
  value: (row: Row) => string;
  /** Called when the text was changed and is valid, with the row as it was when the person began. */
  onCommit: (row: Row, text: string) => void;
  /** What is wrong with a text; null when nothing is. */
  validate?: ((text: string, row: Row) => string | null) | undefined;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'url' | undefined;
}

export interface VisibleColumn<Row> extends Column<Row> {
  isRowHeader: boolean;
  /** Of its cells, whose widths it has; undefined on a phone, where rows are cards. */
  className: string | undefined;
}

/** A row to scroll to and highlight; a new object reveals it again. */
export interface RowReveal {
  readonly key: RowKey;
  /** Also when the table appears with it: a link led to the row. */
  readonly isAtStart?: boolean | undefined;
}

export interface SortOrder {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Which columns a table shows: a personal choice. Unknown ids are ignored. */
export interface TableLayout {
  readonly hidden?: readonly string[] | undefined;
}

export interface RowAction {
  id: string;
  /** Tooltip, and the accessible name before that of the row: “Edit”. */
  label: string;
  /** A 16 px `Icon`. */
  icon: ReactNode;
  onAction: () => void;
  /** A path of this app; makes the action a link, which can open in a new tab. */
  href?: string | undefined;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** In the row's menu after the buttons, if there are several. On a compact card all actions are in it. */
  isSecondary?: boolean | undefined;
}

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
  /**
   * Small Buttons over the heading row while rows are selected. Without them the selection is a value that a form edits, which
   * Escape does not clear.
   */
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
  /** Without border and corners, edge to edge: at the end of a Card. */
  isBleeding?: boolean | undefined;
}
