import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which pictures are asked for: longer than from one key to the next. */
const REST_MS = 250;

/**
 * The keys of a drawn stretch that have stood for a while: theirs are the pictures to be shown. As one
 * types or scrolls, rows come and go that nobody looks at, and fetching a picture for each of them costs
 * more than drawing it. What stays drawn stays calm, and what is there at first is calm at once.
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
