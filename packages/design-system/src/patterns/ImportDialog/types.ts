import type { ReactNode } from 'react';
import type { Noun } from '../../lib/nouns/noun';
import type { JobProgressCounts } from '../Job/JobProgress';

/** Why a line repeats: within the text, in the list, or with the same key and other values. */
export type ImportDuplicate = 'text' | 'list' | 'conflict';

/** A line as it was read, with its status. */
export interface ImportLine<Item> {
  /** Unique: one line of text may have several items. */
  readonly key: number;
  /** Counted from 1. */
  readonly line: number;
  /** The text of the line, or of its item. */
  readonly raw: string;
  /** Null when the line cannot be read. */
  readonly item: Item | null;
  /** Why it cannot be added, or failed. */
  readonly reason: string | null;
  /** An unusual value that does not block adding. */
  readonly warning: string | null;
  readonly duplicate: ImportDuplicate | null;
  /** The running job has added it. */
  readonly isAdded?: boolean | undefined;
}

/** A value of a line, beside its name. */
export interface ImportColumn<Item> {
  readonly id: string;
  readonly header: string;
  /** Pixels. */
  readonly width: number;
  readonly align?: 'end' | undefined;
  /** The value as text; empty when it is not set. Secrets are named, not shown (`webhookText`). */
  readonly render: (item: Item) => string;
}

/** What a list calls its items, and how their lines are shown. Keep it stable. */
export interface ImportFormat<Item> {
  readonly title: string;
  /** Which forms of text can be read. */
  readonly description: string;
  /** Label of the text box. */
  readonly label: string;
  readonly placeholder: string;
  readonly noun: Noun;
  /** Header of the first column. */
  readonly nameHeader: string;
  /** What identifies the item; `raw` by default. */
  readonly nameOf?: ((item: Item) => string) | undefined;
  readonly columns: readonly ImportColumn<Item>[];
  /** Replaces “To add” and “Left out” in the last column. */
  readonly renderStatus?: ((item: Item) => ReactNode) | undefined;
  /** “Already in this list”; `conflict` where the list has such: “Same keyword, another webhook”. */
  readonly duplicates: Readonly<Record<'text' | 'list', string>> & { readonly conflict?: string | undefined };
}

export interface ImportCounts {
  total: number;
  toAdd: number;
  duplicates: number;
  conflicts?: number | undefined;
  bad: number;
}

export interface ImportDialogProps<Item> {
  isOpen: boolean;
  format: ImportFormat<Item>;
  /** Closing would lose lines that were to be added, so it asks first. */
  isDirty: boolean;
  text: string;
  onTextChange: (text: string) => void;
  /** Takes the text of a chosen or dropped file. */
  onImport: (text: string) => void;
  /** The text is still being read: the lines are those of the text before. */
  isReading?: boolean | undefined;
  /** The lines as they were read. Keep the identity of unchanged lines. */
  lines: readonly ImportLine<Item>[];
  counts: ImportCounts;
  /** How many were added since the dialog opened. */
  added: number;
  /** Removes the lines with a problem from the text. */
  onRemoveProblems: () => void;
  withDuplicates: boolean;
  onWithDuplicatesChange: (isOn: boolean) => void;
  withConflicts?: boolean | undefined;
  onWithConflictsChange?: ((isOn: boolean) => void) | undefined;
  /** Null while nothing is being added. */
  progress: JobProgressCounts | null;
  onAdd: () => void;
  /** Stops the job after the running calls; omitted where it cannot be stopped. */
  onStop?: (() => void) | undefined;
  onClose: () => void;
}
