import type { EntityId } from '../http';
import type { Resource } from './guarded-write';
import type { Field } from './merge';

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
