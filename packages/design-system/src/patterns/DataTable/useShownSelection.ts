import { useMemo, useState } from 'react';
import type { RowKey } from './types';

/**
 * The selected rows of a list. Rows that are deleted or filtered out do not count as selected, so that a bulk
 * action cannot reach what the user does not see.
 *
 * @param keyOf keep the function stable.
 */
export function useShownSelection<Row, Key extends RowKey>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): {
  /** In the order of the rows. */
  readonly ids: readonly Key[];
  readonly selectedKeys: ReadonlySet<RowKey>;
  readonly onSelectionChange: (keys: ReadonlySet<RowKey>) => void;
} {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const ids = useMemo(
    () => (selected.size === 0 ? [] : rows.map(keyOf).filter((key) => selected.has(key))),
    [rows, keyOf, selected],
  );
  const selectedKeys = useMemo(() => new Set<RowKey>(ids), [ids]);
  return { ids, selectedKeys, onSelectionChange: setSelected };
}
