/** A change of one field. A secret is masked; `whole` has it where this tab knows it. */
export interface FieldChange {
  readonly label: string;
  /** Null if it is not known. */
  readonly before: string | null;
  readonly after: string;
  /** The lines that were removed and added, instead of both values. */
  readonly isList: boolean;
  readonly whole: { readonly before: string | null; readonly after: string } | null;
}

/** What was changed: “Redirect “Dunk””. */
export interface ChangedItem {
  readonly title: string;
  /** The page that shows it. */
  readonly href: string;
  readonly changes: readonly FieldChange[];
  readonly isReverted: boolean;
}

/** `tab`: only the tab that made the change can revert it. `none`: no call takes it back. */
export type RevertState = 'possible' | 'running' | 'tab' | 'none' | 'done';

/** An entry of the journal: one change, or a job of several. */
export interface ChangeEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly title: string;
  readonly rows: readonly ChangedItem[];
  readonly revert: RevertState;
  /** Why the last revert failed. */
  readonly reason: string | null;
}
