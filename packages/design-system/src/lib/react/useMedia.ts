import { useCallback, useSyncExternalStore } from 'react';

/** Cached, because `matchMedia` is slow and every render asks. */
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const known = lists.get(condition);
  if (known !== undefined) return known;
  const made = window.matchMedia(condition);
  lists.set(condition, made);
  return made;
}

/** Whether a media query matches, kept up to date. Also accepts a token with its `@media` prefix. */
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
