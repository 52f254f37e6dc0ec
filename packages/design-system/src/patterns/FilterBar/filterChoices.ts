import { createContext, type ComponentType } from 'react';

/** A filter as the sheet of a phone shows it. */
export interface FilterChoicesProps {
  label: string;
  options: ReadonlyArray<{ readonly id: string; readonly label: string }>;
  value: string;
  onChange: (value: string) => void;
}

/** What filters render as inside the sheet of a phone; `null` outside of it. */
export const FilterChoicesContext = createContext<ComponentType<FilterChoicesProps> | null>(null);
