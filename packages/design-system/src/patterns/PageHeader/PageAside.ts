import { useSyncExternalStore, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The ref of the element beside the page's title. */
export function setPageAside(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Renders beside the title of the current page, whichever screen that is. It may load later than the page. */
export function PageAside({ children }: { children: ReactNode }): ReactPortal | null {
  const element = useSyncExternalStore(subscribe, () => place);
  return element && createPortal(children, element);
}
