import { createContext, use } from 'react';

/** The keys of each act as people read them (“Ctrl K”), by its id. Empty until the keys are loaded, or while they are off. */
export const KeyHintsContext = createContext<Readonly<Record<string, string>>>({});

/** The keys of an act; undefined while it has none. */
export const useKeyHint = (id: string | undefined): string | undefined => use(KeyHintsContext)[id ?? ''];
