import { useSyncExternalStore, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { onPageAside, pageAside } from './pageAside';

/** Renders after the description of the current page, whichever screen that is. */
export function PageAside({ children }: { children: ReactNode }): ReactPortal | null {
  const element = useSyncExternalStore(onPageAside, pageAside);
  return element && createPortal(children, element);
}
