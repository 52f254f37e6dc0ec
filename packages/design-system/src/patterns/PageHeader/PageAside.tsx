import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { usePageAside } from './slots';

/** Renders after the description of the current page, whichever screen that is. */
export function PageAside({ children }: { children: ReactNode }): ReactPortal | null {
  const element = usePageAside();
  return element && createPortal(children, element);
}
