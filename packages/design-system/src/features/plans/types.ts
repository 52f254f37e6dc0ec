export interface PlanOption {
  id: string | number;
  name: string;
  /** EUR per month. */
  price: number;
  features: readonly string[];
  isPopular: boolean;
  isSelected: boolean;
  /** Chosen, and free with the other chosen plans. */
  isIncluded: boolean;
  /** Chosen, and required by a chosen monitor. */
  isLocked: boolean;
}
