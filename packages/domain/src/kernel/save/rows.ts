import type { EntityId } from '../http';
import type { Resource } from './save';
import type { Field } from './merge';
import type { QueueEntry } from './keyed-queue';
import { createStore, type Event } from 'effector';

/**
 * The order of a list that loads again while it is shown: rows that were not there before come first, where the person
 * looks, and the others stay where they were.
 *
 * @param idOf rows with the same id twice keep the order of the server.
 */
export const newestFirst =
  <Row>(idOf: (row: Row) => EntityId) =>
  (before: readonly Row[], loaded: readonly Row[]): readonly Row[] => {
    const added = new Map(loaded.map((row) => [idOf(row), row]));
    if (added.size < loaded.length) return loaded;
    const known = before.flatMap((row) => {
      const id = idOf(row);
      const now = added.get(id);
      added.delete(id);
      return now === undefined ? [] : [now];
    });
    return [...added.values(), ...known];
  };

/** The row that the server has made last, by the number of its id; `null` without rows or where ids have no order. */
export function newestOf<Row extends { readonly id: EntityId }>(rows: readonly Row[]): Row | null {
  let newest: Row | null = null;
  for (const row of rows) if (Number(row.id) > Number(newest?.id ?? -1)) newest = row;
  return newest;
}

/** A list whose rows are saved one by one. */
export interface Rows<Row extends object> extends Resource<Row, readonly Row[]> {
  readonly fields: readonly Field[];
  readonly idOf: (row: Row) => EntityId;
  readonly titleOf: (row: Row) => string;
  /** Resolves with the id of the new row; `null` where the answer does not say it. */
  readonly create: (row: Row) => Promise<EntityId | null>;
  readonly remove: (id: EntityId) => Promise<unknown>;
}

/**
 * Describes a list whose rows are saved one by one.
 *
 * @param options.key by which tabs notify each other of a write.
 */
export function createRows<Row extends object>(
  options: Pick<Rows<Row>, 'name' | 'fields' | 'idOf' | 'titleOf' | 'create' | 'remove'> & {
    readonly key: string;
    /** “the redirect “…””, see `Resource`. */
    readonly subject: (title: string) => string;
    readonly read: () => Promise<readonly Row[]>;
    readonly save: (row: Row) => Promise<unknown>;
  },
): Rows<Row> {
  const { key, idOf, subject, ...rest } = options;
  return {
    ...rest,
    idOf,
    keyOf: () => key,
    objectOf: ({ base }) => `${key}/${idOf(base)}`,
    find: (rows, { base }) => rows.find((row) => idOf(row) === idOf(base)) ?? null,
    fieldsOf: () => rest.fields,
    subjectOf: ({ base }) => subject(rest.titleOf(base)),
  };
}

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

/** When the rows of a list were last written, so that an answer that was asked for before does not undo it. */
export interface Touched {
  /** The number of writes that began or ended. */
  readonly moment: number;
  /** By the row's id. */
  readonly rows: ReadonlyMap<EntityId, number>;
}

/**
 * Notes when rows are written.
 *
 * @param touched the ids of rows whose write begins or ends.
 */
export const createTouched = (touched: Event<readonly EntityId[]>) =>
  createStore<Touched>({ moment: 0, rows: new Map() }).on(touched, ({ moment, rows }, ids) => ({
    moment: moment + 1,
    rows: new Map([...rows, ...ids.map((id) => [id, moment + 1] as const)]),
  }));

/**
 * A list after it was read in the background: rows that were written since the read began stay as they are, also those that are
 * gone or new; the others are as read. The order stays.
 *
 * @param since the moment when the read began.
 */
export const takeRead =
  <Row>(idOf: (row: Row) => EntityId, read: readonly Row[], since: number, { rows }: Touched) =>
  (before: readonly Row[]): readonly Row[] => {
    const isOlder = (row: Row): boolean => (rows.get(idOf(row)) ?? 0) > since;
    const kept = before.filter(isOlder);
    return newestFirst(idOf)(before, [...kept, ...read.filter((row) => !isOlder(row))]);
  };
