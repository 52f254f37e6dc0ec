import { useSyncExternalStore } from 'react';

/** What listens to a media query, and whether it matches. */
interface MediaStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly matches: () => boolean;
}

/** Kept, because `matchMedia` is slow and every render asks. */
const stores = new Map<string, MediaStore>();

/** All listeners are told in one task, so that React renders a change once. */
function storeOf(condition: string): MediaStore {
  const known = stores.get(condition);
  if (known !== undefined) return known;
  const list = window.matchMedia(condition);
  const listeners = new Set<() => void>();
  list.addEventListener('change', () => {
    for (const onChange of listeners) onChange();
  });
  const made: MediaStore = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    matches: () => list.matches,
  };
  stores.set(condition, made);
  return made;
}

/** Whether a media query matches, kept up to date. Also accepts a token with its `@media` prefix. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = storeOf(query.replace('@media ', ''));
  return useSyncExternalStore(subscribe, matches);
}
