import { createContext, useContext } from 'react';

/** Starts a new sign-in; `null` while the session is valid. NavigationProvider provides it. */
export const SignInContext = createContext<(() => void) | null>(null);

export const useSignIn = (): (() => void) | null => useContext(SignInContext);
