import type { RowKey } from './types';

/** The keys of a table's rows in the order shown. */
export interface RowOrder {
  readonly count: number;
  /** The key at a place from 0; undefined where there is no row. */
  keyAt(index: number): RowKey | undefined;
  /** The place of a key; -1 where it is not in the list. */
  indexOf(key: RowKey): number;
  /** All of them. Made when asked for: a key in a search asks for those of the rows that are drawn. */
  all(): readonly RowKey[];
}

/** The order of these rows. */
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
