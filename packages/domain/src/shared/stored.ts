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

export interface Stored<Value> {
  $value: Store<Value>;
  changed: EventCallable<Value>;
}

/**
 * A preference of one page in local storage. `preferences` has those that every page reads and other tabs
 * follow.
 *
 * @param options.key the storage key; begins with `dropdeck:`.
 * @param options.clock when to read it: the page's start.
 * @param options.read parses the stored text; `null` for nothing stored.
 * @param options.write serializes a value; `null` removes the key.
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
