import { useSyncExternalStore, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The ref of the element on Settings that has the setup card. */
export function setSetupPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Renders in Settings while that is open: the setup is loaded after the page, and nothing waits for it. */
export function SetupPlace({ children }: { children: ReactNode }): ReactPortal | null {
  const element = useSyncExternalStore(subscribe, () => place);
  return element && createPortal(children, element);
}
