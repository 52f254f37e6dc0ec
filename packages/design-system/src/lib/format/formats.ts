import { createContext } from 'react';

/** How dates and times are written, as the person has chosen. */
export interface Formats {
  /** An IANA name; `null` follows the browser. */
  readonly timeZone: string | null;
  readonly hours: '24' | '12' | 'browser';
  readonly weekStart: 'browser' | 'monday' | 'sunday' | 'saturday';
  readonly times: 'absolute' | 'relative';
}

export const defaultFormats: Formats = {
  timeZone: null,
  hours: '24',
  weekStart: 'browser',
  times: 'absolute',
};

/** The formats of all components inside. Keep the value stable. */
export const FormatsContext = createContext<Formats>(defaultFormats);

/** The density of tables that have no other. */
export const DensityContext = createContext<'comfortable' | 'compact'>('comfortable');
