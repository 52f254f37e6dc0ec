/** One product's card. */
export interface PlanOption {
  id: string | number;
  name: string;
  /** EUR per month. */
  price: number;
  features: readonly string[];
  isPopular: boolean;
  isSelected: boolean;
  /** Chosen, and free with what else is chosen. */
  isIncluded: boolean;
  /** Chosen, and held by a monitor that is chosen. */
  isLocked: boolean;
}
