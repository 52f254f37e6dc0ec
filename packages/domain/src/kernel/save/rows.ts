import type { EntityId } from '../http';
import type { Resource } from './resource';
import type { Field } from './merge';
import type { Touched } from './freshness';

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

/** What a list does not declare whose rows stay. */
export const isFixed = (): never => {
  throw new Error('Its rows are neither created nor removed');
};

/**
 * Declares a list whose rows are saved one by one.
 *
 * @param options.key by which tabs notify each other of a write.
 * @param options.create where rows can be created, and `remove` where they can be removed.
 */
export function declareRows<Row extends object>(
  options: Pick<Rows<Row>, 'name' | 'fields' | 'idOf' | 'titleOf'> &
    Partial<Pick<Rows<Row>, 'create' | 'remove'>> & {
      readonly key: string;
      /** “the redirect “…””, see `Resource`. */
      readonly subject: (title: string) => string;
      readonly read: () => Promise<readonly Row[]>;
      readonly save: (row: Row, target: object, theirs: Row) => Promise<unknown>;
    },
): Rows<Row> {
  const { key, subject, create = isFixed, remove = isFixed, ...rest } = options;
  const { idOf, titleOf, fields } = rest;
  return {
    ...rest,
    create,
    remove,
    keyOf: () => key,
    objectOf: ({ base }) => `${key}/${idOf(base)}`,
    find: (rows, { base }) => rows.find((row) => idOf(row) === idOf(base)) ?? null,
    fieldsOf: () => fields,
    subjectOf: ({ base }) => subject(titleOf(base)),
    withValue: (rows, value) => rows.map((row) => (idOf(row) === idOf(value) ? value : row)),
  };
}

/** The id of a row or an input that is not created yet (specification 3). */
export const NEW_ID = -1;

/**
 * A list after it was read in the background: rows that were written since the read began stay as they are, also those that are
 * gone or new; the others are as read. The order stays.
 *
 * @param since the moment when the read began.
 */
export const takeRead =
  <Row>(key: string, idOf: (row: Row) => EntityId, read: readonly Row[], since: number, { rows }: Touched) =>
  (before: readonly Row[]): readonly Row[] => {
    const moments = rows.get(key);
    const isOlder = (row: Row): boolean => (moments?.get(idOf(row)) ?? 0) > since;
    const kept = before.filter(isOlder);
    return newestFirst(idOf)(before, [...kept, ...read.filter((row) => !isOlder(row))]);
  };
