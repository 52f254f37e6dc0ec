/** A column of a list that is exported and imported. */
export interface ListColumn<Item, Name extends string = string> {
  readonly name: Name;
  /** Other headings that mean this column, in lower case without spaces, dashes and underscores. */
  readonly aliases?: readonly string[];
  /** The value as a cell, from which the reader restores it. */
  readonly write: (item: Item) => string;
  /** A value of imported JSON as a cell; by default its text. */
  readonly writeJson?: (value: string | number | boolean) => string;
}

/**
 * The columns of a list, declared once for export and import. The first one is required: a heading names it,
 * and a lone value belongs to it.
 */
export interface ListColumns<Item, Name extends string = string> {
  readonly columns: readonly ListColumn<Item, Name>[];
  /** How many columns a row without a heading may have; all by default. */
  readonly unnamed?: number;
}

/** The column of an item's other keys, as JSON. */
export const OTHER = 'other';
/** A column that imports ignore, because imported items are new. */
export const IGNORED = 'id';
