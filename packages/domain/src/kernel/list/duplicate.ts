import { createEvent, sample, type EventCallable, type Store } from 'effector';
import type { EntityId } from '../http';
import type { Copy } from '../save/editor';

/**
 * “Duplicate” of a list's rows: opens the form of a new row with the values of the row. Nothing is sent until it is saved.
 *
 * @param options.$rows the rows as they are shown.
 * @param options.copyOf the form of a new row, from the row and the whole list.
 * @param options.target opens the form.
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
  const found = sample({
    clock: requested,
    source: $rows,
    fn: (rows, id): Copy<Draft> | null => {
      const row = rows.find((one) => idOf(one) === id);
      return row === undefined ? null : { value: copyOf(row, rows), of: id };
    },
  });
  sample({ clock: found, filter: Boolean, target });
  return requested;
}
