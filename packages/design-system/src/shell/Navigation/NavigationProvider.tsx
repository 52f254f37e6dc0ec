import { useMemo, type ReactNode } from 'react';
// The only import from the root entry: React Aria exports the router provider nowhere else.
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { languageOf } from '../../lib/format/language';
import { useSubscribedLocale } from '../../lib/react/useLocale';
import { SignInContext } from '../../lib/react/signIn';

export interface NavigationProviderProps {
  /** Navigates within the app without a page load. */
  navigate: (path: string) => void;
  /** Starts a sign-in. Pass it once the session is over: failure messages then offer it. */
  onSignIn?: (() => void) | undefined;
  children: ReactNode;
}

/** Provides the app's router to links and menu items, the language to React Aria, and the sign-in to failure messages. */
export function NavigationProvider({ navigate, onSignIn, children }: NavigationProviderProps): ReactNode {
  const locale = useSubscribedLocale();
  const language = useMemo(() => languageOf(navigator, locale), [locale]);
  return (
    <I18nProvider locale={language}>
      <RouterProvider navigate={navigate}>
        <SignInContext value={onSignIn ?? null}>{children}</SignInContext>
      </RouterProvider>
    </I18nProvider>
  );
}
