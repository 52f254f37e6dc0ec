import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable function that calls the latest `handler`, so that memoized components do not render again when
 * only a handler changes. Do not call it while rendering.
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
