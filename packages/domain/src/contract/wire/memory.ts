/**
 * A leniently parsed value (`priceLimit: "120"` as 120) must be sent back as received unless the person edits
 * it. Rows carry their wire form under a symbol, which a spread copies and JSON ignores. Lists keep theirs in
 * a WeakMap, and `withWireOf` passes it to an edited copy.
 */
export const wireKey: unique symbol = Symbol('wire');

export interface RowMemory {
  readonly raw: object;
  readonly read: Readonly<Record<string, unknown>>;
}

export interface ListMemory {
  readonly raws: readonly unknown[];
  /** Unreadable rows by their index on the wire, ascending. */
  readonly unread: readonly { readonly index: number; readonly raw: unknown }[];
}

export const lists = new WeakMap<readonly unknown[], ListMemory>();

/**
 * A parsed row with its wire form; the wire object itself if parsing changed nothing.
 *
 * @param raw the object, or PHP's `[]` for an empty one.
 */
export function rememberRow<Row extends object>(read: Row, raw: object): Row {
  if (Array.isArray(raw)) return { ...read, [wireKey]: { raw, read } };
  // Parsing adds and converts keys but never removes one.
  for (const key in read) {
    if (read[key] !== (raw as Row)[key]) return { ...read, [wireKey]: { raw, read } };
  }
  return raw as Row;
}

/** A parsed list with its wire form. */
export function rememberList<Item>(read: readonly Item[], memory: ListMemory): readonly Item[] {
  lists.set(read, memory);
  return read;
}
