import { createStore, type Event } from 'effector';
import type { EntityId } from '../http';
import { newestFirst } from '../list/newest-first';

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
