import { useLayoutEffect } from 'react';
import { useLatestCallback } from './useLatestCallback';

/**
 * Calls back as the component goes: a field that goes with its page hears no blur, and what was typed there
 * is meant all the same. Before the page itself says goodbye, which a passive effect does.
 */
export function useOnUnmount(handler: () => void): void {
  const onUnmount = useLatestCallback(handler);
  useLayoutEffect(() => () => onUnmount(), [onUnmount]);
}
