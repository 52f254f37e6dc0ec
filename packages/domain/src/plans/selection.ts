import type { EntityId } from '../shared/http';
import type { PlanProduct, PlanProducts } from './contract';

/** What is chosen on the plan screen, by the products' ids. */
export interface Selection {
  readonly toolboxes: readonly EntityId[];
  readonly monitors: readonly EntityId[];
}

export const nothingSelected: Selection = { toolboxes: [], monitors: [] };

/** The toolbox that comes free with others: by its id, or else by its name. */
export function basicToolboxOf(products: PlanProducts): EntityId | null {
  const { toolbox } = products;
  const basic =
    toolbox.find(({ id }) => id === 'basic_toolbox') ??
    toolbox.find(({ name }) => name.trim().toLowerCase() === 'basic toolbox');
  return basic?.id ?? null;
}

const without = (ids: readonly EntityId[], id: EntityId): readonly EntityId[] =>
  ids.filter((other) => other !== id);

const withId = (ids: readonly EntityId[], id: EntityId | null): readonly EntityId[] =>
  id === null || ids.includes(id) ? ids : [...ids, id];

/** A press on a toolbox's card (specification 4.10). */
export function toggleToolbox(selection: Selection, id: EntityId, basic: EntityId | null): Selection {
  const { toolboxes, monitors } = selection;
  if (!toolboxes.includes(id)) return { toolboxes: withId(withId(toolboxes, basic), id), monitors };
  return id === basic && monitors.length > 0 ? selection : { toolboxes: without(toolboxes, id), monitors };
}

/** A press on a monitor's card (specification 4.10). */
export function toggleMonitor(
  { toolboxes, monitors }: Selection,
  id: EntityId,
  basic: EntityId | null,
): Selection {
  if (!monitors.includes(id)) return { toolboxes: withId(toolboxes, basic), monitors: [...monitors, id] };
  const left = without(monitors, id);
  const isOnlyBasic = toolboxes.length === 1 && toolboxes[0] === basic;
  return { toolboxes: left.length === 0 && isOnlyBasic ? [] : toolboxes, monitors: left };
}

/** The basic toolbox is free with any monitor, or with another toolbox. */
export const isBasicFree = ({ toolboxes, monitors }: Selection): boolean =>
  monitors.length > 0 || toolboxes.length > 1;

/** What is chosen and still sold. */
export const onlySold = (selection: Selection, products: PlanProducts): Selection => ({
  toolboxes: selection.toolboxes.filter((id) => products.toolbox.some((product) => product.id === id)),
  monitors: selection.monitors.filter((id) => products.monitor.some((product) => product.id === id)),
});

/** A product's card on the plan screen. */
export interface PlanChoice {
  readonly id: EntityId;
  readonly name: string;
  /** EUR per month. */
  readonly price: number;
  readonly features: readonly string[];
  readonly isPopular: boolean;
  readonly isSelected: boolean;
  /** Chosen and free: neither in the total nor in the payload. */
  readonly isIncluded: boolean;
  /** A monitor that is chosen holds it. */
  readonly isLocked: boolean;
}

/** The cards of both sections. */
export interface PlanChoices {
  readonly toolboxes: readonly PlanChoice[];
  readonly monitors: readonly PlanChoice[];
}

const choiceOf = (
  { id, name, price, features, popular }: PlanProduct,
  state: Pick<PlanChoice, 'isSelected' | 'isIncluded' | 'isLocked'>,
): PlanChoice => ({
  id,
  name,
  price: price.unit_amount,
  features: features ?? [],
  isPopular: popular === true,
  ...state,
});

/** What the cards show; total and payload are made from them, so that they cannot disagree. */
export function choicesOf(products: PlanProducts, selection: Selection): PlanChoices {
  const basic = basicToolboxOf(products);
  const isFree = isBasicFree(selection);
  return {
    toolboxes: products.toolbox.map((product) => {
      const isSelected = selection.toolboxes.includes(product.id);
      const isBasic = product.id === basic;
      return choiceOf(product, {
        isSelected,
        isIncluded: isSelected && isBasic && isFree,
        isLocked: isSelected && isBasic && selection.monitors.length > 0,
      });
    }),
    monitors: products.monitor.map((product) =>
      choiceOf(product, {
        isSelected: selection.monitors.includes(product.id),
        isIncluded: false,
        isLocked: false,
      }),
    ),
  };
}

const isPaid = ({ isSelected, isIncluded }: PlanChoice): boolean => isSelected && !isIncluded;

/** What is paid each month in EUR; in whole cents, so that it is the sum of the prices as shown. */
export function totalOf({ toolboxes, monitors }: PlanChoices): number {
  const cents = [...toolboxes, ...monitors]
    .filter(isPaid)
    .reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return cents / 100;
}

/** What POST /v1/stripe/link is sent (specification 7): all that is paid for. */
export const payloadOf = (choices: PlanChoices): { toolboxes: EntityId[]; monitors: EntityId[] } => ({
  toolboxes: choices.toolboxes.filter(isPaid).map(({ id }) => id),
  monitors: choices.monitors.filter(isPaid).map(({ id }) => id),
});

/** Purchase is disabled with no toolbox and no monitor (specification 5). */
export const canPurchase = ({ toolboxes, monitors }: Selection): boolean =>
  toolboxes.length + monitors.length > 0;
