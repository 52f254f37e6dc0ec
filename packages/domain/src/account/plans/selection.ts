import * as z from 'zod/mini';
import type { EntityId } from '../../kernel/http';
import { entityId } from '../../contract/wire/schemas';
import type { PlanProduct, PlanProducts } from '../../contract/calls/plans';

export const selectionSchema = z.object({ toolboxes: z.array(entityId), monitors: z.array(entityId) });

export type Selection = Readonly<Record<'toolboxes' | 'monitors', readonly EntityId[]>>;

export const nothingSelected: Selection = { toolboxes: [], monitors: [] };

/** The basic toolbox, which is free with other products: by its id, or else by its name. */
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

/** Selects or deselects a toolbox (specification 4.10). */
export function toggleToolbox(selection: Selection, id: EntityId, basic: EntityId | null): Selection {
  const { toolboxes, monitors } = selection;
  if (!toolboxes.includes(id)) return { toolboxes: withId(withId(toolboxes, basic), id), monitors };
  return id === basic && monitors.length > 0 ? selection : { toolboxes: without(toolboxes, id), monitors };
}

/** Selects or deselects a monitor (specification 4.10). */
export function toggleMonitor(
  { toolboxes, monitors }: Selection,
  id: EntityId,
  basic: EntityId | null,
): Selection {
  if (!monitors.includes(id)) return { toolboxes: withId(toolboxes, basic), monitors: [...monitors, id] };
  const remaining = without(monitors, id);
  const isOnlyBasic = toolboxes.length === 1 && toolboxes[0] === basic;
  return { toolboxes: remaining.length === 0 && isOnlyBasic ? [] : toolboxes, monitors: remaining };
}

/** The basic toolbox is free with any monitor or another toolbox. */
export const isBasicFree = ({ toolboxes, monitors }: Selection): boolean =>
  monitors.length > 0 || toolboxes.length > 1;

/** Drops selected products that are no longer sold. */
export const onlySold = (selection: Selection, products: PlanProducts): Selection => ({
  toolboxes: selection.toolboxes.filter((id) => products.toolbox.some((product) => product.id === id)),
  monitors: selection.monitors.filter((id) => products.monitor.some((product) => product.id === id)),
});

/** The cards. Total and payload derive from them, so that they cannot disagree. */
export function choicesOf(products: PlanProducts, selection: Selection) {
  const basic = basicToolboxOf(products);
  const toChoices = (sold: readonly PlanProduct[], selected: readonly EntityId[], free: EntityId | null) =>
    sold.map(({ id, name, price, features, popular }) => {
      const isSelected = selected.includes(id);
      return {
        id,
        name,
        /** EUR per month. */
        price: price.unit_amount,
        features: features ?? [],
        isPopular: popular === true,
        isSelected,
        /** Selected and free: not part of the total or the payload. */
        isIncluded: isSelected && id === free && isBasicFree(selection),
        /** A selected monitor requires it. */
        isLocked: isSelected && id === free && selection.monitors.length > 0,
      };
    });
  return {
    toolboxes: toChoices(products.toolbox, selection.toolboxes, basic),
    monitors: toChoices(products.monitor, selection.monitors, null),
  };
}

type PlanChoices = ReturnType<typeof choicesOf>;

const isPaid = ({ isSelected, isIncluded }: PlanChoices['monitors'][number]): boolean =>
  isSelected && !isIncluded;

/** EUR per month, summed in whole cents to avoid rounding errors. */
export function totalOf({ toolboxes, monitors }: PlanChoices): number {
  const cents = [...toolboxes, ...monitors]
    .filter(isPaid)
    .reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return cents / 100;
}

/** The payload of POST /v1/stripe/link (specification 7): every product with a price. */
export const payloadOf = (choices: PlanChoices) => ({
  toolboxes: choices.toolboxes.filter(isPaid).map(({ id }) => id),
  monitors: choices.monitors.filter(isPaid).map(({ id }) => id),
});

/** A purchase requires at least one product (specification 5). */
export const canPurchase = ({ toolboxes, monitors }: Selection): boolean =>
  toolboxes.length + monitors.length > 0;
