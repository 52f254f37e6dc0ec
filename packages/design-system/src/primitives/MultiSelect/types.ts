/** One thing to choose. */
export interface MultiSelectOption {
  readonly id: string;
  readonly label: string;
  /** Address of a picture; missing or broken, initials stand in. Left out: no picture at all. */
  readonly avatar?: string | null | undefined;
  /** A colour that belongs to it, such as a role's. */
  readonly color?: string | undefined;
}
