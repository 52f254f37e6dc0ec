import { useState } from 'react';

/**
 * The last value that was not null: what a dialog shows while it closes, after its state was cleared.
 *
 * @returns `null` until there was a value.
 */
export function useLastNonNull<Value extends object>(value: Value | null): Value | null {
  const [lastValue, setLastValue] = useState(value);
  if (value !== null && value !== lastValue) setLastValue(value);
  return value ?? lastValue;
}
