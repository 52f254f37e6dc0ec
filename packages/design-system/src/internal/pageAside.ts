import { useSyncExternalStore, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

let container: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The ref of the element beside the page's title. */
export function setPageAside(element: HTMLElement | null): void {
  container = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders beside the title of the current page, whichever screen that is; it moves nothing. */
export function PageAside({ children }: { children: ReactNode }): ReactPortal | null {
  const element = useSyncExternalStore(subscribe, () => container);
  return element && createPortal(children, element);
}
