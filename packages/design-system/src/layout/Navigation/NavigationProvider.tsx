import type { ReactNode } from 'react';
// The one import from the root entry: React Aria has no entry of its own for the router provider.
import { RouterProvider } from 'react-aria-components';
import { SignInContext } from '../../internal/signIn';

export interface NavigationProviderProps {
  /** Goes to a path of the app without loading the page anew; the app's router. */
  navigate: (path: string) => void;
  /** Turns a path into the address that the link carries (a base path, say). A hook. */
  useHref?: ((path: string) => string) | undefined;
  /** Goes to the sign-in. Given once the session is over: messages about failures then offer it. */
  onSignIn?: (() => void) | undefined;
  children: ReactNode;
}

/** Hands the app's router to every link and menu item below, and the way to a new sign-in to messages. */
export function NavigationProvider({
  navigate,
  useHref,
  onSignIn,
  children,
}: NavigationProviderProps): ReactNode {
  return (
    <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
      <SignInContext value={onSignIn ?? null}>{children}</SignInContext>
    </RouterProvider>
  );
}
