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

const stampReadFx = attach({ effect: nowFx, mapParams: (_: string) => undefined });
sample({ clock: resourceRead, target: stampReadFx });

// The time is there so that two writes of one resource are two changes of the entry.
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

/** When each resource was last read by this tab, in milliseconds; a stale one is missing. */
export const $readAt = createStore<ReadonlyMap<string, number>>(new Map())
  .on(stampReadFx.done, (readAt, { params: resource, result }) => new Map(readAt).set(resource, result))
  .on(writtenElsewhere, (readAt, resource) => {
    const next = new Map(readAt);
    next.delete(resource);
    return next;
  })
  // While nobody looked at this tab, anything may have happened elsewhere.
  .on([tabReturned, sample({ clock: onlineChanged, filter: Boolean })], () => new Map());
