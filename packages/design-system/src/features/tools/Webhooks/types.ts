/** What is looked for; links are of inputs alone. */
export type ValueKind = 'webhook' | 'link';

/** What a value is used by. */
export type UseKind = 'settings' | 'redirect' | 'region' | 'input';

/** One use of a value. */
export interface UseItem {
  readonly id: string;
  readonly kind: UseKind;
  /** “Settings”, the keyword of a redirect, or the monitor's name. */
  readonly name: string;
  /** A redirect's type, a region, or an input's link; '' without. */
  readonly detail: string;
  readonly href: string;
  /** Whether notifications are sent there now. */
  readonly isActive: boolean;
  /** The value as it is written there. */
  readonly value: string;
}

/** Why a webhook deserves a look. */
export type WebhookNote = 'odd' | 'variants' | 'repeated' | 'inactive';

/** A value and what uses it. */
export interface ValueItem {
  readonly id: string;
  readonly value: string;
  readonly uses: readonly UseItem[];
  /** Only of webhooks. */
  readonly problems: readonly WebhookNote[];
}

/** The monitors that are read for their values. */
export interface MonitorReading {
  /** How many monitors there are, each of which is read by one call. */
  readonly total: number;
  /** How many were read in this visit. */
  readonly read: number;
  /** The last reading; `null` before the first. */
  readonly progress: {
    readonly isRunning: boolean;
    readonly done: number;
    readonly total: number;
    readonly waitMs?: number | null;
    readonly failed: ReadonlyArray<{ readonly uuid: string; readonly name: string; readonly reason: string }>;
  } | null;
}
