import { useSyncExternalStore } from 'react';

let isLate = false;
const listeners = new Set<() => void>();

/** The first page is there and the browser has nothing else to do. */
export function begin(): void {
  isLate = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Keys and the focus are part of it, so that a person at the keyboard does not wait for an idle browser.
  document.addEventListener('keydown', begin, { once: true });
  return () => {
    listeners.delete(listener);
    document.removeEventListener('keydown', begin);
  };
}

/** Whether what comes after the first page may load. */
export const useIsLate = (): boolean => useSyncExternalStore(subscribe, () => isLate);
