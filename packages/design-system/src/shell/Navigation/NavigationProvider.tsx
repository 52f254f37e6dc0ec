import type { ReactNode } from 'react';
import { NavigateContext } from '../../lib/react/navigate';
import { SignInContext } from '../../lib/react/signIn';

export interface NavigationProviderProps {
  /** Navigates within the app without a page load. */
  navigate: (path: string) => void;
  /** Starts a sign-in. Pass it once the session is over: failure messages then offer it. */
  onSignIn?: (() => void) | undefined;
  children: ReactNode;
}

/** Provides the app's router to links and menu items, and the sign-in to failure messages. */
export function NavigationProvider({ navigate, onSignIn, children }: NavigationProviderProps): ReactNode {
  return (
    <NavigateContext value={navigate}>
      <SignInContext value={onSignIn ?? null}>{children}</SignInContext>
    </NavigateContext>
  );
}
