import { createContext } from 'react';

/** Goes to a path of the app without a page load; `null` leaves it to the browser. */
export const NavigateContext = createContext<((path: string) => void) | null>(null);
