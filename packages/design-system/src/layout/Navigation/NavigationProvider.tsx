import type { ReactNode } from 'react';
// The one import from the root entry: React Aria has no entry of its own for the router provider.
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to a path of the app without loading the page anew; the app's router. */
  navigate: (path: string) => void;
  /** Turns a path into the address that the link carries (a base path, say). A hook. */
  useHref?: ((path: string) => string) | undefined;
  children: ReactNode;
}

/** Hands the app's router to every link and menu item below. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps): ReactNode {
  return (
    <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
      {children}
    </RouterProvider>
  );
}
