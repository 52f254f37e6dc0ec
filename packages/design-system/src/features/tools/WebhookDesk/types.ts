/** What a webhook is used by. */
export type WebhookUseKind = 'settings' | 'redirect' | 'region' | 'input';

/** One use of a webhook. */
export interface WebhookUseItem {
  readonly id: string;
  readonly kind: WebhookUseKind;
  /** “Settings”, the keyword of a redirect, or the monitor's name. */
  readonly name: string;
  /** A redirect's type, a region, or an input's link; '' without. */
  readonly detail: string;
  readonly href: string;
  /** Whether notifications are sent there now. */
  readonly isActive: boolean;
}

/** Why a webhook deserves a look. */
export type WebhookNote = 'odd' | 'variants' | 'repeated' | 'inactive';

/** A webhook and what uses it. */
export interface WebhookItem {
  readonly id: string;
  readonly url: string;
  readonly uses: readonly WebhookUseItem[];
  readonly problems: readonly WebhookNote[];
}

/** The monitors that are read for their webhooks. */
export interface WebhookScan {
  /** How many monitors a scan reads, one call each. */
  readonly total: number;
  /** `null` before the first scan. */
  readonly progress: {
    readonly isRunning: boolean;
    readonly done: number;
    readonly total: number;
    readonly failed: ReadonlyArray<{ readonly uuid: string; readonly name: string; readonly reason: string }>;
  } | null;
}
