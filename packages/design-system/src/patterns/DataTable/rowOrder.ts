import type { RowKey } from './types';

/** The keys of a table's rows in the order shown. */
export interface RowOrder {
  readonly count: number;
  keyAt(index: number): RowKey | undefined;
  /** The index of a key; -1 when it is not in the list. */
  indexOf(key: RowKey): number;
  /** All keys, computed lazily: a search keystroke only needs those of the rendered rows. */
  all(): readonly RowKey[];
}

export function createRowOrder<Row>(rows: readonly Row[], rowKey: (row: Row) => RowKey): RowOrder {
  let keys: readonly RowKey[] | undefined;
  return {
    count: rows.length,
    keyAt: (index) => {
      const row = rows[index];
      return row === undefined ? undefined : rowKey(row);
    },
    indexOf: (key) => rows.findIndex((row) => rowKey(row) === key),
    all: () => (keys ??= rows.map(rowKey)),
  };
}
