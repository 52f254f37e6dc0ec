import { createEvent, sample, type EventCallable, type Store } from 'effector';
import type { EntityId } from '../http';
import type { Copy } from '../save/editor';

/**
 * “Duplicate” of a list's rows: opens the form of a new row with the values of the row. Nothing is sent until it is saved.
 *
 * @param options.copyOf the form of a new row, from the row and the whole list.
 * @returns an event with the row's id; ignored for a row that is gone.
 */
export function createDuplicate<Row extends object, Draft extends object>(options: {
  readonly $rows: Store<readonly Row[]>;
  readonly idOf: (row: Row) => EntityId;
  readonly copyOf: (row: Row, rows: readonly Row[]) => Draft;
  readonly target: EventCallable<Copy<Draft>>;
}): EventCallable<EntityId> {
  const { $rows, idOf, copyOf, target } = options;
  const requested = createEvent<EntityId>();
  const asked = sample({ clock: requested, source: $rows, fn: (rows, id) => ({ rows, id }) });
  const found = asked.filterMap(({ rows, id }) => {
    const row = rows.find((one) => idOf(one) === id);
    return row && { value: copyOf(row, rows), of: id };
  });
  sample({ clock: found, target });
  return requested;
}
