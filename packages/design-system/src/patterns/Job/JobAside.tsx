import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { Stack } from '../../primitives';
import { useJobAside } from './jobSlot';

/** Renders below the progress of the job that is on the page, whichever it is. */
export function JobAside({ children }: { children: ReactNode }): ReactPortal | null {
  const element = useJobAside();
  return (
    element &&
    createPortal(
      <Stack data-align="start" data-above={2}>
        {children}
      </Stack>,
      element,
    )
  );
}
