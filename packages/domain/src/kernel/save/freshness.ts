import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../entries';
import { nowFx, onlineChanged, storageChanged, tabReturned, writeStorageFx } from '../ports';

/** Milliseconds after which read data is stale and is read again before a write. */
export const STALE_AFTER_MS = 10_000;

/** The local storage key that notifies other tabs of a write: `<resource> <milliseconds>`. */
export const writtenKey = 'dropdeck:written';

/** This tab read a resource, so its data is fresh. */
export const resourceRead = createEvent<string>();
/** This tab wrote a resource, so other tabs' data is stale. */
export const resourceWritten = createEvent<string>();

const stampReadFx = attach({ effect: nowFx, mapParams: (_: string) => undefined });
sample({ clock: resourceRead, target: stampReadFx });

// The time makes each entry unique; storage events only fire for changes.
const stampWrittenFx = attach({ effect: nowFx, mapParams: (_: string) => undefined });
sample({ clock: resourceWritten, target: stampWrittenFx });
sample({
  clock: stampWrittenFx.done,
  fn: ({ params: resource, result }) => ({ [writtenKey]: `${resource} ${result}` }),
  target: writeStorageFx,
});

const writtenElsewhere = sample({
  clock: storageChanged,
  filter: ({ key, value }) => key === writtenKey && value !== null,
  fn: ({ value }) => (value ?? '').split(' ')[0] ?? '',
});

/** A read that is on its way; inside of an object, so that nothing awaits it. */
export interface Reading {
  readonly promise: Promise<unknown>;
}

/** Shares a read of a resource with other writes that need one, until it ends or something is written. */
export const shareReadFx = createEffect(
  (_: { readonly key: string; readonly reading: Reading }) => undefined,
);
export const readEnded = createEvent<string>();
const $readings = createStore<ReadonlyMap<string, Reading>>(new Map())
  .on(shareReadFx, (readings, { key, reading }) => withEntry(readings, key, reading))
  .on([readEnded, resourceWritten], (readings, key) => withEntry(readings, key, null));
/** The read of a resource that is on its way; `null` without one. */
export const sharedReadFx = attach({
  source: $readings,
  mapParams: (key: string, readings) => readings.get(key) ?? null,
  effect: createEffect((reading: Reading | null) => reading),
});

/** The time of this tab's last read per resource, in milliseconds; stale resources are missing. */
export const $readAt = createStore<ReadonlyMap<string, number>>(new Map())
  .on(stampReadFx.done, (readAt, { params: resource, result }) => new Map(readAt).set(resource, result))
  .on(writtenElsewhere, (readAt, resource) => {
    const next = new Map(readAt);
    next.delete(resource);
    return next;
  })
  // Data may have changed elsewhere while the tab was hidden or offline.
  .on([tabReturned, sample({ clock: onlineChanged, filter: Boolean })], () => new Map());
