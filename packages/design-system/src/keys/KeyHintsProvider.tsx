import type { ReactNode } from 'react';
import { KeyHintsContext } from './keyHints';

export interface KeyHintsProviderProps {
  /** The keys that work as people read them, by act: `{ palette: 'Ctrl K' }`. */
  hints: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Gives search fields, tooltips and menus the keys that they show. */
export function KeyHintsProvider({ hints, children }: KeyHintsProviderProps): ReactNode {
  return <KeyHintsContext value={hints}>{children}</KeyHintsContext>;
}
