import { createContext } from 'react';

/** The languages of the product, and the person's choice. */
export interface Languages {
  /** Each named in itself: “Deutsch”. */
  readonly options: ReadonlyArray<{ readonly id: string; readonly label: string }>;
  /** `null` follows the browser. */
  readonly chosen: string | null;
  /** The one that the page speaks. */
  readonly spoken: string;
  readonly onChange: (language: string | null) => void;
}

/** The product provides it; without it, no language is offered. */
export const LanguagesContext = createContext<Languages | null>(null);
