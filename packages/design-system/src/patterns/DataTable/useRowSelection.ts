import { useMemo, useRef, useState } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { DataTableProps, RowKey } from './types';

/** Adds or removes the keys between two indexes, both included. */
export function withRange(
  keys: ReadonlySet<RowKey>,
  order: readonly RowKey[],
  anchor: number,
  target: number,
  isSelected: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(keys);
  for (const key of order.slice(Math.min(anchor, target), Math.max(anchor, target) + 1)) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** How many rows of a list are selected. */
export const countIn = (keys: ReadonlySet<RowKey>, order: readonly RowKey[]): number =>
  order.reduce<number>((count, key) => count + Number(keys.has(key)), 0);

/** How much of a list is selected, for its header checkbox. */
export function extentOf(count: number, total: number): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  return count === total ? 'all' : 'some';
}

export interface RowSelection {
  isOn: boolean;
  /** How many of the shown rows are selected. */
  count: number;
  extent: 'none' | 'some' | 'all';
  toggle: (index: number) => void;
  /** Selects from the row toggled last up to this one; `from` is the start when there is none. */
  extendTo: (index: number, from?: number) => void;
  /** Stable. */
  toggleAll: () => void;
  clear: () => void;
}

/** The start of a range, the selection it extends, and the last reported selection. */
interface Anchor {
  key: RowKey;
  base: ReadonlySet<RowKey>;
  latest: ReadonlySet<RowKey>;
}

const none: ReadonlySet<RowKey> = new Set();

/** The caller may hand back a copy of what was reported. */
const isSameSet = (a: ReadonlySet<RowKey>, b: ReadonlySet<RowKey>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** Selection by row, by range and of all. A shrinking range deselects what it had selected. */
export function useRowSelection(
  keys: readonly RowKey[],
  { selectedKeys, onSelectionChange }: Pick<DataTableProps<never>, 'selectedKeys' | 'onSelectionChange'>,
): RowSelection {
  const selected = selectedKeys ?? none;
  const anchor = useRef<Anchor | null>(null);
  const count = useMemo(() => (selected.size === 0 ? 0 : countIn(selected, keys)), [selected, keys]);
  const extent = extentOf(count, keys.length);

  const report = (next: ReadonlySet<RowKey>, from: Anchor | null): void => {
    anchor.current = from;
    onSelectionChange?.(next);
  };

  return {
    isOn: selectedKeys !== undefined && onSelectionChange !== undefined,
    count,
    extent,
    toggle: (index) => {
      const key = keys[index];
      if (key === undefined) return;
      const next = withRange(selected, [key], 0, 0, !selected.has(key));
      report(next, { key, base: next, latest: next });
    },
    extendTo: (index, from = index) => {
      const known = anchor.current !== null && keys.includes(anchor.current.key) ? anchor.current : null;
      const key = known?.key ?? keys[from];
      if (key === undefined) return;
      // Without a start the row is selected; a selection that was changed elsewhere is the one to extend.
      const base =
        known === null
          ? withRange(selected, [key], 0, 0, true)
          : isSameSet(known.latest, selected)
            ? known.base
            : selected;
      const latest = withRange(base, keys, keys.indexOf(key), index, base.has(key));
      report(latest, { key, base, latest });
    },
    toggleAll: useLatestCallback(() =>
      report(withRange(selected, keys, 0, keys.length - 1, extent !== 'all'), null),
    ),
    // Rows that are not shown, as in toggleAll, keep their state.
    clear: () => report(withRange(selected, keys, 0, keys.length - 1, false), null),
  };
}

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
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(none);
  const ids = useMemo(
    () => (selected.size === 0 ? [] : rows.map(keyOf).filter((key) => selected.has(key))),
    [rows, keyOf, selected],
  );
  const selectedKeys = useMemo(() => new Set<RowKey>(ids), [ids]);
  return { ids, selectedKeys, onSelectionChange: setSelected };
}
