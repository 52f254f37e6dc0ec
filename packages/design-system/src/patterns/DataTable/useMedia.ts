import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as it changes. Takes a token's `@media …` text too. */
export function useMedia(query: string): boolean {
  const condition = query.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
