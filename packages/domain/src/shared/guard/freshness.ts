import { attach, createEvent, createStore, sample } from 'effector';
import { nowFx, onlineChanged, storageChanged, tabReturned, writeStorageFx } from '../browser';

/** Milliseconds after which data that were read count as stale: they are read again before they are overwritten. */
export const STALE_AFTER_MS = 10_000;

/** Local storage key through which tabs tell each other what they wrote: `<resource> <milliseconds>`. */
export const writtenKey = 'dropdeck:written';

/** A resource was read from the server: what this tab has of it is fresh. */
export const resourceRead = createEvent<string>();
/** A resource was written by this tab. Other tabs of this browser count theirs as stale. */
export const resourceWritten = createEvent<string>();

const stampFx = attach({
  effect: nowFx,
  mapParams: (_: { readonly resource: string; readonly isWritten: boolean }) => undefined,
});

sample({
  clock: [
    sample({ clock: resourceRead, fn: (resource) => ({ resource, isWritten: false }) }),
    sample({ clock: resourceWritten, fn: (resource) => ({ resource, isWritten: true }) }),
  ],
  target: stampFx,
});

const writtenElsewhere = sample({
  clock: storageChanged,
  filter: ({ key, value }) => key === writtenKey && value !== null,
  fn: ({ value }) => (value ?? '').split(' ')[0] ?? '',
});

/** When each resource was last read or written by this tab, in milliseconds; a stale one is missing. */
export const $readAt = createStore<ReadonlyMap<string, number>>(new Map())
  .on(stampFx.done, (readAt, { params: { resource }, result }) => new Map(readAt).set(resource, result))
  .on(writtenElsewhere, (readAt, resource) => {
    const next = new Map(readAt);
    next.delete(resource);
    return next;
  })
  // While nobody looked at this tab, anything may have happened elsewhere.
  .on([tabReturned, sample({ clock: onlineChanged, filter: Boolean })], () => new Map());

sample({
  clock: stampFx.done,
  filter: ({ params }) => params.isWritten,
  fn: ({ params, result }) => ({ [writtenKey]: `${params.resource} ${result}` }),
  target: writeStorageFx,
});
