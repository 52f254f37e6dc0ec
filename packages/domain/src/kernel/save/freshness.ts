import { createEvent, createStore, merge, sample } from 'effector';
import { onlineChanged, storageChanged, tabReturned, writeStorageFx } from '../ports';
import { withTime } from '../ports/ask';

/** Milliseconds after which read data is stale and is read again before a write. */
export const STALE_AFTER_MS = 10_000;

/** The local storage key that notifies other tabs of a write: `<resource> <milliseconds>`. */
export const writtenKey = 'dropdeck:written';

/** This tab's page has read a resource, so its data is fresh. */
export const resourceRead = createEvent<string>();
/** A page has written a resource, so what other tabs and this one's jobs know is stale. */
export const resourceWritten = createEvent<string>();
/** A job has written a resource, so what other tabs and this one's pages know is stale. */
export const resourceWrittenByJob = createEvent<string>();
/** This tab has written a resource without an answer: what the server has is not known. */
export const resourceDoubted = createEvent<string>();

const written = [resourceWritten, resourceWrittenByJob];
sample({
  // The time makes each entry unique; storage events only fire for changes.
  clock: withTime(merge(written)),
  fn: ({ value: resource, answer: now }) => ({ [writtenKey]: `${resource} ${now}` }),
  target: writeStorageFx,
});

/** Another tab has written a resource. */
export const writtenElsewhere = sample({
  clock: storageChanged,
  filter: ({ key, value }) => key === writtenKey && value !== null,
  fn: ({ value }) => (value ?? '').split(' ')[0] ?? '',
});

const without = <Value>(entries: Iterable<readonly [string, Value]>, key: string): Map<string, Value> =>
  new Map([...entries].filter(([of]) => of !== key));

/** Data may have changed elsewhere while the tab was hidden or offline. */
export const mayHaveChanged = [tabReturned, sample({ clock: onlineChanged, filter: Boolean })];

/**
 * The reads that are on their way, by resource, for other writes that need one until something is written. Each scope has a map of
 * its own, which writes change as they go; `null` before the first read.
 */
export const $readings = createStore<Map<string, Promise<unknown>> | null>(null)
  .on(resourceRead, (readings) => readings ?? new Map<string, Promise<unknown>>())
  .on(written, (readings, key) => without(readings ?? [], key));

/** When this tab's pages have last read a resource, in milliseconds; stale resources are missing. */
export const $readAt = createStore<ReadonlyMap<string, number>>(new Map())
  .on(withTime(resourceRead), (readAt, { value: resource, answer: now }) =>
    new Map(readAt).set(resource, now),
  )
  .on([resourceWrittenByJob, writtenElsewhere, resourceDoubted], without)
  .on(mayHaveChanged, () => new Map());
