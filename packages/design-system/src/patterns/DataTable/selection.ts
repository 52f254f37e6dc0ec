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
