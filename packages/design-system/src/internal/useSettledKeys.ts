import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two keystrokes. */
const REST_MS = 250;

/**
 * The keys that have been rendered for a while, whose images may load. While typing or scrolling, rows come
 * and go too fast to be seen, and requesting an image costs more than rendering the row. Rendered keys stay
 * settled, and the initial keys are settled at once.
 */
export function useSettledKeys(keys: readonly string[]): ReadonlySet<string> {
  const [settledKeys, setSettledKeys] = useState<ReadonlySet<string>>(() => new Set(keys));
  const text = keys.join('\n');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return undefined;
    last.current = text;
    const timer = setTimeout(() => setSettledKeys(new Set(text.split('\n'))), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledKeys;
}
