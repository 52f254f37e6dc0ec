import type { ListColumns } from './columns';

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
  /** Why an entry of JSON that is no object cannot be imported: “This is not an input.” */
  readonly otherKind: () => string;
  /** Property names that commonly wrap the list in JSON, the most specific first. */
  readonly wrappers: readonly string[];
  readonly read: (row: RowCells<Name>, context: Context) => Item | LineFault;
  /** Equal for items of which the list needs only one. */
  readonly keyOf: (item: Item) => string;
  /** What items with the same key should agree on; without it they never conflict. */
  readonly variantOf?: (item: Item) => string;
  /** A hint about an item that does not prevent adding it. */
  readonly warn?: (item: Item) => string | undefined;
  /** Whether a row without a heading is one value that contains delimiters. */
  readonly isOneValue?: (cells: readonly string[]) => boolean;
  /** The values of a row that consists of several. */
  readonly split?: (raw: string) => readonly string[] | null;
}

/** How a list's text is structured, without how its items are read. */
export type ListFormat = Pick<
  ImportList<never, never>,
  'columns' | 'unnamed' | 'wrappers' | 'otherKind' | 'isOneValue' | 'split'
>;

/** The values that a list has for each key, for telling duplicates from conflicts. */
export type ListedItems = ReadonlyMap<string, ReadonlySet<string>>;

/** Indexes a list's items for the reader. */
export function indexListed<Item>(
  { keyOf, variantOf }: Pick<ImportList<Item, never>, 'keyOf' | 'variantOf'>,
  items: readonly Item[],
): ListedItems {
  const listed = new Map<string, Set<string>>();
  for (const item of items) {
    const key = keyOf(item);
    const value = variantOf?.(item) ?? '';
    const values = listed.get(key);
    if (values === undefined) listed.set(key, new Set([value]));
    else values.add(value);
  }
  return listed;
}
