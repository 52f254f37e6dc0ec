import { useLayoutEffect } from 'react';
import { useLatestCallback } from './useLatestCallback';

/**
 * Runs on unmount. A field unmounted while focused gets no blur event, so its draft is committed here. A
 * layout effect, because the page closes in a passive one.
 */
export function useOnUnmount(handler: () => void): void {
  const onUnmount = useLatestCallback(handler);
  useLayoutEffect(() => () => onUnmount(), [onUnmount]);
}
