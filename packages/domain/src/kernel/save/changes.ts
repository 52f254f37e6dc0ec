import type { EntityId } from '../http';
import type { QueueEntry } from './keyed-queue';

/** The id of a row or an input that is not created yet (specification 3). */
export const NEW_ID = -1;

export interface Identified {
  readonly id: EntityId;
}

/** A pending change of a list's item. */
export type Change<Item extends Identified, Edit> =
  | {
      readonly kind: 'save';
      readonly item: Item;
      /** The item that the edit started from. */
      readonly base: Item;
      /** See `Edit`. */
      readonly tried?: readonly Item[] | undefined;
      /** The draft of the dialog that waits for this save, else `null`. */
      readonly edit: Edit | null;
      /** Whether a job with its own report makes it. */
      readonly isOneOfMany?: boolean;
    }
  | { readonly kind: 'delete'; readonly item: Item; readonly isOneOfMany: boolean };

/**
 * Merges a change into the queue of its item. A delete drops later changes. A save inherits the dialog's
 * draft of the save that it replaces, so that the dialog is notified.
 */
export function followChange<Item extends Identified, Edit>(
  { running, next }: QueueEntry<Change<Item, Edit>>,
  change: Change<Item, Edit>,
): Change<Item, Edit> | null {
  if (running.kind === 'delete' || next?.kind === 'delete') return next;
  if (change.kind === 'delete') return change;
  const { base, tried } = next ?? change;
  return { ...change, base, tried, edit: change.edit ?? next?.edit ?? running.edit };
}

/** Rebases a change onto the base of the failed one that it followed, so that it includes both edits. */
export const rebaseChange = <Item extends Identified, Edit>(
  next: Change<Item, Edit>,
  failed: Change<Item, Edit>,
): Change<Item, Edit> =>
  next.kind === 'save' && failed.kind === 'save'
    ? { ...next, base: failed.base, tried: [...(failed.tried ?? []), failed.item] }
    : next;

/** The items with pending changes applied. A failed change reverts. */
export function applyChanges<Item extends Identified, Edit>(
  items: readonly Item[],
  entries: ReadonlyMap<EntityId, QueueEntry<Change<Item, Edit>>>,
): readonly Item[] {
  if (entries.size === 0) return items;
  return items.flatMap((item) => {
    const entry = entries.get(item.id);
    const change = entry?.next ?? entry?.running;
    return change?.kind === 'delete' ? [] : [change?.item ?? item];
  });
}

/** Applies a successful change to the list; `written` is the item that was sent. */
export const settleChange =
  <Item extends Identified, Edit>(change: Change<Item, Edit>, written: Item | null = null) =>
  (items: readonly Item[]): readonly Item[] =>
    change.kind === 'delete'
      ? items.filter(({ id }) => id !== change.item.id)
      : items.map((item) => (item.id === change.item.id ? (written ?? change.item) : item));
