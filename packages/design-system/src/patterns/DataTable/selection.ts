import type { RowKey } from './types';

export function withKey(keys: ReadonlySet<RowKey>, key: RowKey, isSelected: boolean): ReadonlySet<RowKey> {
  const next = new Set(keys);
  if (isSelected) next.add(key);
  else next.delete(key);
  return next;
}

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

/** How much of a list is selected, for its header checkbox. */
export function extentOf(keys: ReadonlySet<RowKey>, order: readonly RowKey[]): 'none' | 'some' | 'all' {
  if (keys.size === 0 || order.length === 0) return 'none';
  if (keys.size >= order.length && order.every((key) => keys.has(key))) return 'all';
  return 'some';
}
