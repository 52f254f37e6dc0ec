import { createContext, useContext } from 'react';

/** The way to a new sign-in; `null` while the session stands. NavigationProvider fills it. */
export const SignInContext = createContext<(() => void) | null>(null);

/** Goes to the sign-in; `null` while the session stands. */
export const useSignIn = (): (() => void) | null => useContext(SignInContext);
