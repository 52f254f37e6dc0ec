import type { ReactNode } from 'react';

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
  /** Called when the text was changed and is valid. */
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
  /** Accessible name and tooltip: “Edit”. */
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
