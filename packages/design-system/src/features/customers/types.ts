import type { CustomerRenewal } from '../../patterns/Renewal/renewalTexts';
import type { LoadStatus } from '../../loading/loadStatus';

export interface CustomerItem {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string | null | undefined;
  readonly renewal: CustomerRenewal;
  /** Names of the saved products. */
  readonly monitors: readonly string[];
  readonly toolbox: readonly string[];
  /** Checked in Manage Products. */
  readonly ticked: ReadonlySet<string>;
  /** Every product before and after, while the checklist is not saved. */
  readonly changes?: readonly ProductChange[] | undefined;
  /** The checklist differs from what is saved. */
  readonly isUnsaved?: boolean | undefined;
  readonly isSaving?: boolean | undefined;
  /** Which part failed to save last. */
  readonly failedCustomerPart?: 'renewal' | 'products' | undefined;
  /** Why the draft of the date is refused. */
  readonly renewalError?: string | undefined;
  /** Extended a moment ago: the row in Upcoming Renewals stays, with Undo. */
  readonly isExtended?: boolean | undefined;
}

/** A product of an unsaved checklist, and what a save does to it. */
export interface ProductChange {
  /** Product id as text. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'monitor' | 'toolbox' | null;
  readonly change: 'added' | 'removed' | 'kept';
}

export interface ProductChoice {
  /** Product id as text. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'monitor' | 'toolbox' | null;
}

/** Every product on sale, for the checklist. */
export interface ProductChoices {
  readonly status: LoadStatus;
  readonly products: readonly ProductChoice[];
}

export type CustomerStateFilter = 'all' | 'overdue' | 'due' | 'active';
export type CustomerOrder = 'renewal' | '-renewal' | 'name' | '-name';

/** The actions on one customer. Keep the functions stable: a new one renders every card. */
export interface CustomerActions {
  /** Adds one calendar month, saved at once. */
  onExtend: (id: string) => void;
  /** Restores the renewal before the extension. */
  onUndoExtension: (id: string) => void;
  /** Called when the date field loses the focus, with its day (`yyyy-MM-dd`), or null when it was cleared. */
  onRenewalCommit: (renewal: { id: string; day: string | null; from: string | null }) => void;
  onProductToggle: (change: { id: string; key: string; isSelected: boolean }) => void;
  onProductsSave: (id: string) => void;
  onProductsDiscard: (id: string) => void;
  onRetryProducts: () => void;
}
