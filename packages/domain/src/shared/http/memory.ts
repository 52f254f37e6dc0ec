/**
 * A value that was read kindly (`priceLimit: "120"` as 120) must go back to the server as it came,
 * unless the person edited it. Rows carry their wire form under a symbol: a spread copies it, and
 * JSON leaves it out. Lists carry theirs beside them, and `withWireOf` hands it on to an edited copy.
 */
export const wireKey: unique symbol = Symbol('wire');

export interface RowMemory {
  readonly raw: object;
  readonly read: Readonly<Record<string, unknown>>;
}

export interface ListMemory {
  /** The wire form of each item that was read. */
  readonly raws: readonly unknown[];
  /** Rows that were not read, by their place on the wire, in ascending order. */
  readonly unread: readonly { readonly index: number; readonly raw: unknown }[];
}

/** The wire form of lists that were read. */
export const lists = new WeakMap<readonly unknown[], ListMemory>();

/**
 * A row as it was read, with its wire form. Where reading changed nothing it is the wire object itself.
 *
 * @param raw the object, or PHP's `[]` for an empty one.
 */
export function rememberRow<Row extends object>(read: Row, raw: object): Row {
  if (Array.isArray(raw)) return { ...read, [wireKey]: { raw, read } };
  // Reading adds keys and changes values, and never takes a key away.
  for (const key in read) {
    if (read[key] !== (raw as Row)[key]) return { ...read, [wireKey]: { raw, read } };
  }
  return raw as Row;
}

/** A list of what was read, with its wire form. */
export function rememberList<Item>(read: readonly Item[], memory: ListMemory): readonly Item[] {
  lists.set(read, memory);
  return read;
}
