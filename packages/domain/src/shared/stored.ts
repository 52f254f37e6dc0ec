import {
  attach,
  createEvent,
  createStore,
  sample,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';
import { readStorageFx, writeStorageFx } from './browser';

/** What `createStored` returns. */
export interface Stored<Value> {
  $value: Store<Value>;
  /** Sets the value and writes it to local storage. */
  changed: EventCallable<Value>;
}

/**
 * A preference of one page, kept in local storage between visits. For a preference that every page reads
 * and other tabs follow, see `preferences`.
 *
 * @param options.key the storage key; begins with `dropdeck:`.
 * @param options.clock when the stored value is read: the page's start.
 * @param options.read turns the stored text into a value; `null` stands for nothing stored.
 * @param options.write turns a value into text; `null` removes the key.
 */
export function createStored<Value>(options: {
  readonly key: string;
  readonly initial: Value;
  readonly clock: Unit<unknown>;
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string | null;
}): Stored<Value> {
  const { key, initial, clock, read, write } = options;
  const changed = createEvent<Value>();
  const readFx = attach({ effect: readStorageFx, mapParams: (_: unknown) => [key] });
  const $value = createStore(initial)
    .on(changed, (_, value) => value)
    .on(readFx.doneData, (_, entries) => read(entries[key] ?? null));

  sample({ clock, target: readFx });
  sample({ clock: changed, fn: (value) => ({ [key]: write(value) }), target: writeStorageFx });
  return { $value, changed };
}
