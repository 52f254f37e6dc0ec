/** What can be wrong. */
export type ProblemKind =
  | 'noWebhook'
  | 'oddWebhook'
  | 'repeated'
  | 'noServers'
  | 'monitorSetup'
  | 'inputsOff'
  | 'shadowed'
  | 'denied'
  | 'renewal'
  | 'draft';

/** Something that is wrong, or likely so. */
export interface ProblemItem {
  readonly kind: ProblemKind;
  readonly id: string;
  /** What it is about, by its name; '' where the kind says it. */
  readonly name: string;
  /** What else it is about: other redirects, a region, a server. */
  readonly others: readonly string[];
  /** Where it is mended. */
  readonly href: string;
  /** The label of the field there. */
  readonly control?: string | undefined;
}

/** Why a problem is put away. */
export type AwayReason = 'meant' | 'later' | 'unimportant';

export interface AwayItem extends ProblemItem {
  readonly reason: AwayReason;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Something that was looked at, or not. */
export interface CheckedArea {
  readonly id: 'settings' | 'monitors' | 'redirects' | 'drafts' | 'details' | 'permissions';
  /** `refused` for who may not read it, `open` for what waits for the scan. */
  readonly state: 'looked' | 'loading' | 'failed' | 'refused' | 'open';
  /** How many were looked at, of how many; without where there is nothing to count. */
  readonly read?: number | undefined;
  readonly total?: number | undefined;
  /** Milliseconds since the epoch. */
  readonly at?: number | undefined;
  /** Why it could not be loaded. */
  readonly reason?: string | undefined;
  /** Where it is allowed. */
  readonly href?: string | undefined;
}

/** What is read after the person has agreed. */
export interface CheckUpScan {
  readonly monitors: number;
  readonly servers: number;
  /** How many calls a scan makes. */
  readonly calls: number;
  /** `null` before the first scan. */
  readonly progress: {
    readonly isRunning: boolean;
    readonly done: number;
    readonly total: number;
    readonly failed: ReadonlyArray<{ readonly id: string; readonly name: string; readonly reason: string }>;
  } | null;
}

export interface CheckUpScreenProps {
  /** What is to be looked at, by kind. */
  groups: ReadonlyArray<{ readonly kind: ProblemKind; readonly items: readonly ProblemItem[] }>;
  /** What is put away. */
  away: readonly AwayItem[];
  areas: readonly CheckedArea[];
  scan: CheckUpScan;
  onScan: () => void;
  onScanStop: () => void;
  /** Reads what failed or was stopped. */
  onScanRetry: () => void;
  /** Loads the lists again that could not be loaded. */
  onRetry: () => void;
  /** Called for a problem, in addition to following its link. */
  onGo: (problem: ProblemItem) => void;
  onPutAway: (choice: { readonly id: string; readonly reason: AwayReason }) => void;
  onBringBack: (id: string) => void;
}
