import type { ReactNode } from 'react';

export interface MultiSelectOption {
  readonly id: string;
  readonly label: string;
  /** URL of an image; initials replace a missing or broken one. Omitted for no image. */
  readonly avatar?: string | null | undefined;
  /** A color of the option, such as a role's. */
  readonly color?: string | undefined;
  /** A small icon instead of an image. */
  readonly icon?: ReactNode;
  /** After the label: the option's current state. */
  readonly aside?: ReactNode;
  /** Heading of its group. Options of a group must be adjacent. */
  readonly group?: string | undefined;
}
