import type { BulkSelection } from './bulk-selection';
import type { EntityId } from '../http';

/** A planned call: what an item is, and what it becomes; `null` if it is removed. */
export interface PlannedChange<Item> {
  readonly id: EntityId;
  readonly name: string;
  readonly before: Item;
  readonly after: Item | null;
  /** Whether it restores the item from before the change. */
  readonly isUndo: boolean;
}

/** How many items a change leaves alone, and what it does to the others. */
export interface Plan<Item> {
  readonly unchanged: number;
  readonly changes: ReadonlyArray<PlannedChange<Item>>;
}

/** What a value does to the items of a list. */
export interface ChangeRules<Item, Value> {
  readonly keyOf: (item: Item) => EntityId;
  readonly nameOf: (item: Item) => string;
  /** The changed item, 'removed', or `null` if the value changes nothing. */
  readonly change: (item: Item, value: Value) => Item | 'removed' | null;
  /** The part of an item that the value changes, for the preview. */
  readonly textOf: (item: Item, value: Value) => string;
}

/** What a chosen value does to the selected items; `null` until one is chosen. */
export function planChanges<Item, Value>(
  { keyOf, nameOf, change }: Pick<ChangeRules<Item, Value>, 'keyOf' | 'nameOf' | 'change'>,
  selected: BulkSelection<Value> | null,
  items: readonly Item[],
): Plan<Item> | null {
  if (selected === null || selected.value === null) return null;
  const { value } = selected;
  const ids = new Set(selected.ids);
  const wanted = items.filter((item) => ids.has(keyOf(item)));
  const changes = wanted.flatMap((before): ReadonlyArray<PlannedChange<Item>> => {
    const after = change(before, value);
    if (after === null) return [];
    const planned = { id: keyOf(before), name: nameOf(before), before, isUndo: false };
    return [{ ...planned, after: after === 'removed' ? null : after }];
  });
  return { unchanged: wanted.length - changes.length, changes };
}

/** A plan as rows of a preview. */
export function previewChanges<Item, Value>(
  { textOf }: Pick<ChangeRules<Item, Value>, 'textOf'>,
  plan: Plan<Item> | null,
  value: Value | null,
) {
  if (plan === null || value === null) return null;
  return {
    count: plan.changes.length,
    unchanged: plan.unchanged,
    rows: plan.changes.map(({ id, name, before, after }) => ({
      id,
      name,
      before: textOf(before, value),
      after: after === null ? null : textOf(after, value),
    })),
  };
}
