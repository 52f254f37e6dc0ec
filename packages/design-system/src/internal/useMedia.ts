import { useCallback, useSyncExternalStore } from 'react';

/** One list a condition: to make one is dear, and each render asks. */
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const known = lists.get(condition);
  if (known !== undefined) return known;
  const made = window.matchMedia(condition);
  lists.set(condition, made);
  return made;
}

/** Whether a media query holds, followed as it changes. Takes a token's `@media …` text too. */
export function useMedia(query: string): boolean {
  const condition = query.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => listOf(condition).matches);
}
