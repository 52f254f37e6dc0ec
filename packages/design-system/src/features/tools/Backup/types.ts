import type { PlanProps } from '../../../patterns/Plan/types';

/** The parts of a backup. */
export type BackupPart = 'settings' | 'monitors' | 'redirects' | 'lists' | 'permissions' | 'arrangement';

/** How far a reading of many calls is, and what could not be read. */
export interface BackupReading {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly failed: ReadonlyArray<{ readonly id: string; readonly name: string; readonly reason: string }>;
}

/** Why a file is refused. */
export type BackupRefusal =
  | { readonly reason: 'too-large' | 'not-json' | 'foreign' | 'newer' }
  /** The path of the first mismatch. */
  | { readonly reason: 'broken'; readonly path: string };

export interface MakeBackupProps {
  /** The parts that the person may read, in their order. */
  available: readonly BackupPart[];
  chosen: ReadonlySet<BackupPart>;
  onToggle: (choice: { part: BackupPart; isChosen: boolean }) => void;
  /** How many calls reading makes; null while that is not known. */
  calls: number | null;
  /** Why the number is not known. */
  listError: string | null;
  onListRetry: () => void;
  /** Null before the reading. */
  reading: BackupReading | null;
  onRead: () => void;
  onStop: () => void;
  onRetry: () => void;
  onCancel: () => void;
  isSaving: boolean;
  /** Without a passphrase the secrets are left out. */
  onSave: (passphrase: string | null) => void;
}

/** A file that was read. */
export interface BackupSummary {
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly parts: readonly BackupPart[];
  /** Its secrets wait for the passphrase. */
  readonly isLocked: boolean;
  readonly hasSecrets: boolean;
  /** How many calls comparing makes; null while that is not known. */
  readonly calls: number | null;
}

export interface RestoreBackupProps {
  refusal: BackupRefusal | null;
  /** Null without a file. */
  summary: BackupSummary | null;
  /** The text of a chosen file. */
  onFile: (text: string) => void;
  onClose: () => void;
  isUnlocking: boolean;
  isWrongPassphrase: boolean;
  onUnlock: (passphrase: string) => void;
  onSkipSecrets: () => void;
  listError: string | null;
  onListRetry: () => void;
  reading: BackupReading | null;
  onCompare: () => void;
  onStop: () => void;
  onRetry: () => void;
  /** Goes on without what could not be read. */
  onPartly: () => void;
  /** The differences; null before the comparison. */
  plan: Omit<PlanProps, 'action' | 'closeLabel'> | null;
}
