/** A column of a list that is exported and imported. */
export interface ListColumn<Item, Name extends string = string> {
  readonly name: Name;
  /** Other headings that mean this column, in lower case without spaces, dashes and underscores. */
  readonly aliases?: readonly string[];
  /** The value as a cell, from which the reader restores it. */
  readonly write: (item: Item) => string;
}

/** The columns of a list, declared once for export and import. A heading names the first one. */
export interface ListColumns<Item, Name extends string = string> {
  readonly columns: readonly ListColumn<Item, Name>[];
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
  /** A hint about an item that does not prevent adding it. */
  readonly warn?: (item: Item) => string | undefined;
  /** Whether a row without a heading is one value that contains delimiters. */
  readonly isOneValue?: (cells: readonly string[]) => boolean;
  /** The values of a row that consists of several. */
  readonly split?: (raw: string) => readonly string[] | null;
}

type Identity<Item> = Pick<ImportList<Item, never>, 'keyOf' | 'variantOf'>;

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

/** Tells duplicates of the list and of earlier rows. */
export function createDuplicates<Item>({ keyOf, variantOf }: Identity<Item>, listed: ListedItems) {
  const seen = new Map<string, Set<string>>();
  return (item: Item): 'text' | 'list' | 'conflict' | null => {
    const key = keyOf(item);
    const value = variantOf?.(item) ?? '';
    const [inList, inText] = [listed.get(key), seen.get(key)];
    const values = (inText ?? new Set<string>()).add(value);
    seen.set(key, values);
    if (inList !== undefined) return inList.has(value) ? 'list' : 'conflict';
    if (inText === undefined) return null;
    return values.size === 1 ? 'text' : 'conflict';
  };
}

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'on', '1', 'active', 'private']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', 'off', '0', 'disabled', 'inactive']);

/** Parses a cell that says yes or no; `otherwise` for a blank one. `fault` says why it is neither. */
export function readFlag(
  text: string,
  otherwise: boolean,
  fault: (text: string) => string,
): boolean | LineFault {
  const word = text.trim().toLowerCase();
  if (word === '') return otherwise;
  if (yes.has(word)) return true;
  return no.has(word) ? false : new LineFault(fault(text.trim()));
}
