import type { ReactNode } from 'react';
import type { Noun } from '../../lib/nouns/noun';
import type { JobResult, JobVerb } from '../Job/JobOutcome';
import type { JobProgressCounts } from '../Job/JobProgress';

/** A row and what the change does to it. Secrets are named, not shown (`webhookText`). */
export interface ChangedRow {
  readonly id: string | number;
  readonly name: string;
  /** Empty when there is no value. */
  readonly before: string;
  /** Null when the row is removed. */
  readonly after: string | null;
}

export interface ChangePreview {
  /** How many rows will change. */
  readonly count: number;
  /** How many selected rows have the value already; they are left out. */
  readonly unchanged: number;
  /** Keep the array stable. */
  readonly rows: readonly ChangedRow[];
  /** How many of the rows to change do not match the list's search and filters. */
  readonly hidden?: number | undefined;
}

export type { FailedRow, JobResult as ChangeResult } from '../Job/JobOutcome';

/** What such a dialog does to the rows. */
export type BulkVerb = Exclude<JobVerb, 'make'>;

export interface BulkChangeDialogProps {
  isOpen: boolean;
  title: string;
  description?: string | undefined;
  noun: Noun;
  /** What is done to the rows: `change` by default. */
  verb?: BulkVerb | undefined;
  /** The control of the new value; omitted when there is nothing to choose. */
  children?: ReactNode;
  /** Null until a valid value is chosen. */
  preview: ChangePreview | null;
  confirmLabel: string;
  tone?: 'default' | 'danger' | undefined;
  /** Null while no job is running. */
  progress: JobProgressCounts | null;
  /** Null until the job ended. */
  result: JobResult | null;
  onConfirm: () => void;
  onStop: () => void;
  /** Sends the failed rows and those not sent again. */
  onRetry: () => void;
  /** Restores the rows that were changed; omitted where the calls do not allow it. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}
