/** The columns of a list, declared once for export and import. A heading names the first one. */
export interface ListColumns<Item, Name extends string = string> {
  readonly columns: readonly {
    readonly name: Name;
    /** Other headings that mean this column, in lower case without spaces, dashes and underscores. */
    readonly aliases?: readonly string[];
    /** The value as a cell, from which the reader restores it. */
    readonly write: (item: Item) => string;
  }[];
}

/** The column of an item's other keys, as JSON. */
export const OTHER = 'other';
/** A column that imports ignore, because imported items are new. */
export const IGNORED = 'id';

/** Why a line cannot be imported. A class, so that no imported object can be mistaken for one. */
export class LineFault {
  constructor(readonly reason: string) {}
}

/** The cells of a row by column, '' for a missing one, and the keys that have no column. */
export interface RowCells<Name extends string> {
  readonly cells: Readonly<Record<Name, string>>;
  readonly other: Readonly<Record<string, unknown>>;
}

/**
 * A list that can be imported: its columns, how a row becomes an item, and what makes two items the same.
 *
 * @typeParam Context what rows are validated against.
 */
export interface ImportList<Item, Context, Name extends string = string> extends ListColumns<Item, Name> {
  readonly read: (row: RowCells<Name>, context: Context) => Item | LineFault;
  /** Equal for items of which the list needs only one. */
  readonly keyOf: (item: Item) => string;
  /** What items with the same key should agree on; without it they never conflict. */
  readonly variantOf?: (item: Item) => string;
  /** A hint about an item, and about the cells that it is read from, that does not prevent adding it. */
  readonly warn?: (item: Item, cells: RowCells<Name>['cells']) => string | undefined;
  /** The cells of a row without a heading, where its delimiters do not tell them. */
  readonly cellsOf?: (cells: readonly string[], raw: string) => readonly string[];
  /** The values of a row that consists of several. */
  readonly split?: (raw: string) => readonly string[] | null;
}

/** What makes two items the same. */
export type Identity<Item> = Pick<ImportList<Item, never>, 'keyOf' | 'variantOf'>;

/** The values that a list has for each key, for telling duplicates from conflicts. */
export type ListedItems = ReadonlyMap<string, ReadonlySet<string>>;

/** Indexes a list's items for the reader. */
export function indexListed<Item>({ keyOf, variantOf }: Identity<Item>, items: readonly Item[]): ListedItems {
  const listed = new Map<string, Set<string>>();
  for (const item of items) {
    const key = keyOf(item);
    listed.set(key, (listed.get(key) ?? new Set()).add(variantOf?.(item) ?? ''));
  }
  return listed;
}
