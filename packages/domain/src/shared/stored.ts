import {
  attach,
  createEvent,
  createStore,
  sample,
  type Event,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';
import { readStorageFx, storageChanged, writeStorageFx } from './browser';

export interface Stored<Value> {
  $value: Store<Value>;
  changed: EventCallable<Value>;
  /** It was read from the storage. */
  loaded: Event<Value>;
}

/**
 * A preference of one page in local storage; a change in another tab is followed. `preferences` has those that
 * every page reads.
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
  const loaded = sample({ clock: readFx.doneData, fn: (entries) => read(entries[key] ?? null) });
  const $value = createStore(initial)
    .on([changed, loaded], (_, value) => value)
    .on(storageChanged, (value, change) => (change.key === key ? read(change.value) : value));

  sample({ clock, target: readFx });
  sample({ clock: changed, fn: (value) => ({ [key]: write(value) }), target: writeStorageFx });
  return { $value, changed, loaded };
}
