import { useMemo, useRef } from 'react';
import type { RowOrder } from './rowOrder';
import type { DataTableProps } from './DataTableProps';
import type { RowKey } from './types';

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

/** Selection by row, by range and of all. A shrinking range deselects what it had selected. */
export function useRowSelection(
  order: RowOrder,
  { selectedKeys, onSelectionChange }: Pick<DataTableProps<never>, 'selectedKeys' | 'onSelectionChange'>,
): RowSelection {
  const keys = selectedKeys ?? none;
  const anchor = useRef<Anchor | null>(null);
  const count = useMemo(() => (keys.size === 0 ? 0 : countIn(keys, order.all())), [keys, order]);
  const extent = extentOf(count, order.count);

  const report = (next: ReadonlySet<RowKey>): void => onSelectionChange?.(next);

  return {
    isOn: selectedKeys !== undefined && onSelectionChange !== undefined,
    count,
    extent,
    toggle: (index) => {
      const key = order.keyAt(index);
      if (key === undefined) return;
      const next = withRange(keys, [key], 0, 0, !keys.has(key));
      anchor.current = { key, base: next, latest: next };
      report(next);
    },
    extendTo: (index, from = index) => {
      let current = anchor.current;
      if (current === null || order.indexOf(current.key) === -1) {
        const key = order.keyAt(from);
        if (key === undefined) return;
        const base = withRange(keys, [key], 0, 0, true);
        current = { key, base, latest: base };
      } else if (current.latest !== keys) {
        // The selection was changed elsewhere: the range extends the new one.
        current = { ...current, base: keys };
      }
      const start = order.indexOf(current.key);
      const latest = withRange(current.base, order.all(), start, index, current.base.has(current.key));
      anchor.current = { ...current, latest };
      report(latest);
    },
    toggleAll: () => {
      anchor.current = null;
      report(withRange(keys, order.all(), 0, order.count - 1, extent !== 'all'));
    },
    clear: () => {
      anchor.current = null;
      report(none);
    },
  };
}
