import type { EntityId } from './http';
import type { QueueEntry } from './keyed-queue';

/** Something of a list, told from the others by its id. */
export interface Identified {
  readonly id: EntityId;
}

/** One change of a list's item on its way to the server. */
export type Change<Item extends Identified, Edit> =
  | {
      readonly kind: 'save';
      readonly item: Item;
      /** What the person saw when they changed it. */
      readonly base: Item;
      /** What a dialog sent, where it is a dialog that waits for this save. */
      readonly edit: Edit | null;
    }
  | { readonly kind: 'delete'; readonly item: Item; readonly isOneOfMany: boolean };

/**
 * What follows a change that is under way. A delete is the last word; and a save that takes the place
 * of a dialog's carries what was typed there, so that the dialog hears of that one.
 */
export function followingChange<Item extends Identified, Edit>(
  { running, next }: QueueEntry<Change<Item, Edit>>,
  change: Change<Item, Edit>,
): Change<Item, Edit> | null {
  if (running.kind === 'delete' || next?.kind === 'delete') return next;
  if (change.kind === 'delete') return change;
  return { ...change, base: next?.base ?? change.base, edit: change.edit ?? next?.edit ?? running.edit };
}

/** A change that was made on top of one that has failed: it carries that one's edits as well. */
export const rebaseChange = <Item extends Identified, Edit>(
  next: Change<Item, Edit>,
  failed: Change<Item, Edit>,
): Change<Item, Edit> =>
  next.kind === 'save' && failed.kind === 'save' ? { ...next, base: failed.base } : next;

/**
 * The items as they will be when all that is under way has succeeded: changed ones changed, deleted
 * ones gone. What fails is back in its place by itself.
 *
 * @param waiting items that are to be deleted and wait for their turn.
 */
export function applyChanges<Item extends Identified, Edit>(
  items: readonly Item[],
  lanes: ReadonlyMap<EntityId, QueueEntry<Change<Item, Edit>>>,
  waiting: ReadonlySet<EntityId> = new Set(),
): readonly Item[] {
  if (lanes.size === 0 && waiting.size === 0) return items;
  return items.flatMap((item) => {
    const entry = lanes.get(item.id);
    const change = entry?.next ?? entry?.running;
    return waiting.has(item.id) || change?.kind === 'delete' ? [] : [change?.item ?? item];
  });
}

/** What a change that has succeeded makes of the list; `written` is the item as it went out. */
export const settleChange =
  <Item extends Identified, Edit>(change: Change<Item, Edit>, written: Item | null = null) =>
  (items: readonly Item[]): readonly Item[] =>
    change.kind === 'delete'
      ? items.filter(({ id }) => id !== change.item.id)
      : items.map((item) => (item.id === change.item.id ? (written ?? change.item) : item));
