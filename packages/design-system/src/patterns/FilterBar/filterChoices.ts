import { createContext, type ComponentType } from 'react';

export interface FilterChoicesProps {
  label: string;
  options: ReadonlyArray<{ readonly id: string; readonly label: string }>;
  value: string;
  onChange: (value: string) => void;
}

/** How filters render inside the sheet of a phone; `null` outside of it. */
export const FilterChoicesContext = createContext<ComponentType<FilterChoicesProps> | null>(null);
