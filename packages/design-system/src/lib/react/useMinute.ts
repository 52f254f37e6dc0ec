import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks when the clock's minute changes. */
function schedule(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      schedule();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) schedule();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The start of the current minute, kept up to date. All components share one timer. */
export const useMinute = (): number => useSyncExternalStore(subscribe, currentMinute);
