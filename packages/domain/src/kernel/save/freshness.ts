import { attach, createEvent, createStore, sample } from 'effector';
import { nowFx, onlineChanged, storageChanged, tabReturned, writeStorageFx } from '../ports';

/** Milliseconds after which read data is stale and is read again before a write. */
export const STALE_AFTER_MS = 10_000;

/** The local storage key that notifies other tabs of a write: `<resource> <milliseconds>`. */
export const writtenKey = 'dropdeck:written';

/** By which the list of a resource notices the writes of jobs, which may outlive their pages. */
export const jobKeyOf = (key: string): string => `${key}.writes`;

/** This tab read a resource, so its data is fresh. */
export const resourceRead = createEvent<string>();
/** This tab wrote a resource, so other tabs' data is stale. */
export const resourceWritten = createEvent<string>();
/** This tab wrote a resource without an answer: what the server has is not known. */
export const resourceDoubted = createEvent<string>();

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

/**
 * The reads that are on their way, by resource, for other writes that need one until something is written. Each scope has a map of
 * its own, which writes change as they go; `null` before the first read.
 */
export const $readings = createStore<Map<string, Promise<unknown>> | null>(null)
  .on(resourceRead, (readings) => readings ?? new Map<string, Promise<unknown>>())
  .on(resourceWritten, (readings, key) => new Map([...(readings ?? [])].filter(([of]) => of !== key)));

/** The time of this tab's last read per resource, in milliseconds; stale resources are missing. */
export const $readAt = createStore<ReadonlyMap<string, number>>(new Map())
  .on(stampReadFx.done, (readAt, { params: resource, result }) => new Map(readAt).set(resource, result))
  .on([writtenElsewhere, resourceDoubted], (readAt, resource) => {
    const next = new Map(readAt);
    next.delete(resource);
    return next;
  })
  // Data may have changed elsewhere while the tab was hidden or offline.
  .on([tabReturned, sample({ clock: onlineChanged, filter: Boolean })], () => new Map());
