import { useState } from 'react';

/**
 * The last value that was one: what a dialog shows while it leaves, after its state is gone.
 *
 * @returns `null` until there was a value.
 */
export function useLastNonNull<Value extends object>(value: Value | null): Value | null {
  const [lastValue, setLastValue] = useState(value);
  if (value !== null && value !== lastValue) setLastValue(value);
  return value ?? lastValue;
}
