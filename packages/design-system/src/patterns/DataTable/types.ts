import type { CSSProperties, ReactNode } from 'react';

/** What tells a row from every other, also after an update: an ID. */
export type RowKey = string | number;

/** What a column can be ordered by; null and undefined always come last. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** Pixels; or a share of what fixed columns leave, and the pixels that it takes at least. */
export type ColumnWidth = number | { readonly share: number; readonly least?: number | undefined };

/** One column. Keep the array stable (a constant, or `useMemo`): a new one redraws what is seen. */
export interface Column<Row> {
  id: string;
  /** The heading; also the label of the value on a phone's card. */
  header: string;
  /** What a cell shows: text or small pieces on one line; null where there is nothing to say. */
  render: (row: Row) => ReactNode;
  /** How its cells look: `mono` for addresses and codes, `switch` for a RowSwitch. One node less a cell. */
  cellStyle?: 'mono' | 'switch' | undefined;
  /** Makes the column sortable. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** `end` for numbers, prices and counts. */
  align?: 'start' | 'end' | undefined;
  /** One share of what is left, unless said otherwise. */
  width?: ColumnWidth | undefined;
  /** Names the row: read out with each cell and the title of a phone's card. The first column if none is. */
  isRowHeader?: boolean | undefined;
  /** Of a row header that shows less than the row's name: the whole name, read out in its place. */
  nameOf?: ((row: Row) => string) | undefined;
  /** Not shown until it is chosen in the column menu. */
  isHidden?: boolean | undefined;
  /**
   * Left out where there is no room for all columns, the lowest number first: what it says is read elsewhere
   * too, on the row's own page or in its dialog.
   */
  spare?: number | undefined;
  /** Left out of the column menu. */
  isAlwaysShown?: boolean | undefined;
  /**
   * Makes the cards of a phone compact: `chip` puts the value on one line with others and leaves it out where
   * there is none, `foot` puts it beside the menu of the row's actions, and `title` leaves it to the
   * card of the row header.
   */
  card?: 'chip' | 'foot' | 'title' | undefined;
  /** What a compact card shows in place of `render`. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** The label on a phone's card where the heading is not the right one. */
  cardLabel?: string | undefined;
}

/** A column as it is drawn. */
export interface ShownColumn<Row> extends Column<Row> {
  isRowHeader: boolean;
  /** Its width, for every cell of it; none on a phone, where rows are cards. */
  style: CSSProperties | undefined;
}

/** A row to scroll to and to highlight for a moment; another object reveals it again. */
export interface RowReveal {
  readonly key: RowKey;
}

/** The order of the rows. */
export interface SortOrder {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** One act on one row, behind an icon of its own. */
export interface RowAction {
  id: string;
  /** Names the act; read out and shown as a tooltip: “Edit”. */
  label: string;
  /** A 16 px `Icon`. */
  icon: ReactNode;
  onAction: () => void;
  /** Where the act leads, a path of this app: makes it a link that a new tab can be opened from. */
  href?: string | undefined;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
}

/** The offer to select also what is not loaded, once every row here is selected. */
export interface AllMatching {
  /** How many match the search and the filters in all. */
  count: number;
  /** They are all selected, the ones not loaded included. */
  isSelected: boolean;
  onSelect: () => void;
}
