import { useSyncExternalStore } from 'react';

let isLate = false;
const listeners = new Set<() => void>();
const acts = ['keydown', 'pointerdown'] as const;

/** The first page is there and the browser has nothing else to do. The mark tells a measurement what came before. */
export function begin(): void {
  if (isLate) return;
  isLate = true;
  performance.mark('dropdeck:late');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Keys and the focus are part of it, so that a person who acts does not wait for an idle browser.
  for (const type of acts) document.addEventListener(type, begin, { once: true });
  return () => {
    listeners.delete(listener);
    for (const type of acts) document.removeEventListener(type, begin);
  };
}

/** Whether what comes after the first page may load. */
export const useIsLate = (): boolean => useSyncExternalStore(subscribe, () => isLate);
