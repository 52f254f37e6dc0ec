/** A map with another value of a key, or without the key for `null`; the same map if that changes nothing. */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | null,
): ReadonlyMap<Key, Value> {
  if (value === null && !map.has(key)) return map;
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

/** A set with some values, or without them. */
export function withValues<Value>(
  set: ReadonlySet<Value>,
  values: Iterable<Value>,
  isIn: boolean,
): ReadonlySet<Value> {
  if (isIn) return new Set([...set, ...values]);
  const removed = new Set(values);
  return new Set([...set].filter((value) => !removed.has(value)));
}
