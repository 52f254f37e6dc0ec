import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and does what the one given last does: for parts of a page that are not
 * to be drawn again because a handler is another one. Not to be called while rendering.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
