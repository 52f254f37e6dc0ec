import { createContext, useContext } from 'react';

const SignInContext = createContext<(() => void) | null>(null);

/** Offers a way to sign in below; `null` while the session stands. */
export const SignInProvider = SignInContext.Provider;

/** Goes to the sign-in; `null` while the session stands. Messages about failures offer it. */
export const useSignIn = (): (() => void) | null => useContext(SignInContext);
