import { LazyBoundary } from '@dropdeck/design-system';
import type { ReactNode } from 'react';
import { useIsLate } from '../late';

/** Lazy components that no first paint needs: rendered once the first page is there and the browser has been idle. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useIsLate() && <LazyBoundary isQuiet>{children}</LazyBoundary>;
}
