import { createEvent, createStore, type Event } from 'effector';
import type { EntityId } from '../http';

/** Selected items, and the value that they are to get; `null` until one is chosen. */
export interface BulkSelection<Value> {
  readonly ids: readonly EntityId[];
  readonly value: Value | null;
}

/**
 * What the dialog of a bulk change is open for. It belongs to the page, while `createBulkChange` loads when the
 * dialog opens.
 */
export function createBulkSelection<Value>(page: { readonly closed: Event<void> }) {
  /** Opens the dialog; a change without a choice, such as switching on, comes with its value. */
  const opened = createEvent<BulkSelection<Value>>();
  const valueChanged = createEvent<Value | null>();
  const closed = createEvent();

  const $selection = createStore<BulkSelection<Value> | null>(null)
    .on(opened, (_, selection) => selection)
    .on(valueChanged, (selection, value) => selection && { ...selection, value })
    .on([closed, page.closed], () => null);

  return { $selection, opened, valueChanged, closed, left: page.closed };
}
