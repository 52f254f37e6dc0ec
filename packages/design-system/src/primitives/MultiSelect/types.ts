import type { ReactNode } from 'react';

/** One thing to choose. */
export interface MultiSelectOption {
  readonly id: string;
  readonly label: string;
  /** Address of a picture; missing or broken, initials stand in. Left out: no picture at all. */
  readonly avatar?: string | null | undefined;
  /** A colour that belongs to it, such as a role's. */
  readonly color?: string | undefined;
  /** A small sign in the place of a picture. */
  readonly icon?: ReactNode;
  /** Behind the label: how the option stands at present. */
  readonly aside?: ReactNode;
  /** Heading of the group it belongs to. Options of one group follow one another. */
  readonly group?: string | undefined;
}
