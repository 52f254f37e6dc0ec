/** How a renewal stands; `days` from today, negative when it is overdue. `day` is `yyyy-MM-dd`. */
export type CustomerRenewal =
  | { readonly state: 'overdue' | 'due' | 'active'; readonly day: string; readonly days: number }
  | { readonly state: 'unknown' };

/** A customer on a card. */
export interface CustomerItem {
  readonly id: string;
  readonly name: string;
  /** Address of their picture. */
  readonly imageUrl?: string | null | undefined;
  readonly renewal: CustomerRenewal;
  /** What they have, by name. */
  readonly monitors: readonly string[];
  readonly toolbox: readonly string[];
  /** What is ticked in Manage Products. */
  readonly ticked: ReadonlySet<string>;
  /** While the checklist differs from what is saved: every product before and after. */
  readonly changes?: readonly ProductChange[] | undefined;
  /** What is ticked differs from what is saved. */
  readonly isUnsaved?: boolean | undefined;
  readonly isSaving?: boolean | undefined;
  /** Which part could not be saved last. */
  readonly failedCustomerPart?: 'renewal' | 'products' | undefined;
  /** Why the date that was typed is not taken. */
  readonly renewalError?: string | undefined;
  /** Was extended a moment ago: the row in Upcoming Renewals stays, with Undo. */
  readonly isExtended?: boolean | undefined;
}

/** The windows that Upcoming Renewals is counted and filtered by; `within30` includes `within7`. */
export type RenewalWindow = 'overdue' | 'within7' | 'within30';

/** What Upcoming Renewals shows. */
export interface UpcomingItems {
  /**
   * Overdue or due within 7 days, or what falls in the window of `filter`; the earliest first. Customers
   * who were extended a moment ago are still in their old place.
   */
  readonly customers: readonly CustomerItem[];
  /** How many are overdue or due within 7 days, whatever the filter. */
  readonly urgentCount: number;
  readonly counts: Readonly<Record<RenewalWindow, number>>;
  /** The window that was chosen; null for what is urgent. */
  readonly filter: RenewalWindow | null;
}

/** A product of an unsaved checklist, and what saving does to it. */
export interface ProductChange {
  /** Its id as text. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'monitor' | 'toolbox' | null;
  readonly change: 'added' | 'removed' | 'kept';
}

/** A product that a customer can have. */
export interface ProductChoice {
  /** Its id as text. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'monitor' | 'toolbox' | null;
}

/** Everything that is sold, for the checklist. */
export interface ProductChoices {
  readonly state: 'ready' | 'loading' | 'failed';
  readonly products: readonly ProductChoice[];
}

export type CustomerStateFilter = 'all' | 'overdue' | 'due' | 'active';
export type CustomerOrder = 'renewal' | '-renewal' | 'name' | '-name';

/** What is done with one customer. Keep the functions stable: a new one draws every card again. */
export interface CustomerActs {
  /** Adds one calendar month, saved at once. */
  onExtend: (id: string) => void;
  /** Puts the renewal back to what it was before the extension. */
  onUndoExtension: (id: string) => void;
  /** The pointer or the keyboard focus is on a list of customers: they stay where they are meanwhile. */
  onListFrozenChange: (isFrozen: boolean) => void;
  /** The date field lost the focus with this day (`yyyy-MM-dd`), or null when it was cleared. */
  onRenewalCommit: (id: string, day: string | null) => void;
  onProductToggle: (id: string, key: string, isSelected: boolean) => void;
  onProductsSave: (id: string) => void;
  onProductsDiscard: (id: string) => void;
  onRetryProducts: () => void;
}
