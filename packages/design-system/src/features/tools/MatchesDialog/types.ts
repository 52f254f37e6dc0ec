/** A redirect or keyword list that takes a text, by the words alone. */
export interface TakerItem {
  readonly id: string;
  readonly kind: 'redirect' | 'keywords';
  /** A redirect's keyword, or a list's name. */
  readonly name: string;
  /** A redirect's type; '' of a list. */
  readonly type: string;
  readonly isActive: boolean;
  readonly href: string;
  /** The keywords that match, or all without a text. */
  readonly keywords: readonly string[];
}

/** An input or an example of a monitor. */
export interface KnownItem {
  readonly id: string;
  readonly kind: 'input' | 'example';
  readonly text: string;
  readonly monitor: string;
  readonly href: string;
  readonly isActive: boolean;
}

/** An input or example with the keyword that takes it, whose words are marked. */
export interface TakenItem extends KnownItem {
  readonly keyword: string;
}

/** How many were compared; `null` for a list that is not loaded. */
export interface Compared {
  readonly redirects: number | null;
  readonly keywordLists: number | null;
  /** Inputs and examples. */
  readonly known: number;
  /** Those that they are of. */
  readonly monitors: number;
}

/** What is read only when the person asks, one call each. */
export interface Reading {
  readonly total: number;
  /** `null` before the first reading. */
  readonly progress: {
    readonly isRunning: boolean;
    readonly done: number;
    readonly total: number;
    readonly failed: ReadonlyArray<{ readonly name: string; readonly reason: string }>;
  } | null;
}
