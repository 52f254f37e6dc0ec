import { createEvent, createStore, merge, sample } from 'effector';
import { onlineChanged, storageChanged, tabReturned, writeStorageFx } from '../ports';
import { withTime } from '../ports/ask';
import type { EntityId } from '../http';

/** Milliseconds after which read data is stale and is read again before a write. */
export const STALE_AFTER_MS = 10_000;

/** The local storage key that notifies other tabs of a write: `<resource> <milliseconds>`. */
export const writtenKey = 'dropdeck:written';

/** This tab's page has read a resource, so its data is fresh. */
export const resourceRead = createEvent<string>();
/** A save has read a resource before it wrote, at a time in milliseconds, while no other tab was writing. */
export const resourceReread = createEvent<{ readonly key: string; readonly at: number }>();
/** A page has written a resource, so what other tabs and this one's jobs know is stale. */
export const resourceWritten = createEvent<string>();
/** A job has written a resource, so what other tabs and this one's pages know is stale. */
export const resourceWrittenByJob = createEvent<string>();
/** This tab has written a resource without an answer: what the server has is not known. */
export const resourceDoubted = createEvent<string>();

/** A save sends: what other tabs know may be stale from now on, even if this one is gone before the answer. */
export const writeBegun = createEvent<string>();

const written = [resourceWritten, resourceWrittenByJob];
const BEGUN = 'begun';
sample({
  // Each entry is unique, also among tabs that write in the same millisecond; storage events only fire for changes.
  clock: withTime(
    merge([
      merge(written).map((key) => `${key} `),
      merge([writeBegun, resourceDoubted]).map((key) => `${key} ${BEGUN}`),
    ]),
  ),
  fn: ({ value, answer: now }) => ({ [writtenKey]: `${value} ${now + Math.random()}` }),
  target: writeStorageFx,
});

const heard = sample({
  clock: storageChanged,
  filter: ({ key, value }) => key === writtenKey && value !== null,
  fn: ({ value }) => {
    const [key = '', phase] = (value ?? '').split(' ');
    return { key, isBegun: phase === BEGUN };
  },
});
/** Another tab has written a resource, or begins to. */
export const writtenElsewhere = heard.map(({ key }) => key);

const without = <Value>(entries: Iterable<readonly [string, Value]>, key: string): Map<string, Value> =>
  new Map([...entries].filter(([of]) => of !== key));

/** Data may have changed elsewhere while the tab was hidden or offline. */
export const mayHaveChanged = [tabReturned, sample({ clock: onlineChanged, filter: Boolean })];

/** A read, and the moment when it began. */
export type Reading = Promise<{ readonly known: unknown; readonly since: number }>;

/**
 * The reads that are on their way, by resource, for other writes that need one until something is written. Each scope has a map of
 * its own, which writes change as they go; `null` before the first read.
 */
export const $readings = createStore<Map<string, Reading> | null>(null)
  .on(resourceRead, (readings) => readings ?? new Map<string, Reading>())
  .on(written, (readings, key) => without(readings ?? [], key));

/** Rows of a resource whose write begins or ends. */
export const rowsTouched = createEvent<{ readonly key: string; readonly ids: readonly EntityId[] }>();

/** When rows were last written, so that an answer that was asked for before does not undo it. */
export interface Touched {
  /** The number of writes that began or ended. */
  readonly moment: number;
  /** The moment of each row, by resource and id. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<EntityId, number>>;
}

export const $touched = createStore<Touched>({ moment: 0, rows: new Map() }).on(
  rowsTouched,
  ({ moment, rows }, { key, ids }) => ({
    moment: moment + 1,
    rows: new Map(rows).set(
      key,
      new Map([...(rows.get(key) ?? []), ...ids.map((id) => [id, moment + 1] as const)]),
    ),
  }),
);

/** The resources that others have written, or a write without an answer may have, until they are read. */
export const $doubted = createStore<ReadonlySet<string>>(new Set())
  .on([resourceDoubted, resourceWrittenByJob, writtenElsewhere], (keys, key) => new Set([...keys, key]))
  .on(
    [resourceRead, resourceReread.map(({ key }) => key)],
    (keys, key) => new Set([...keys].filter((one) => one !== key)),
  );

/** What another tab has begun to write. It may end with its tab, so a page's own read of it is not known to be fresh. */
const $writtenNow = createStore<ReadonlySet<string>>(new Set())
  .on(
    heard,
    (keys, { key, isBegun }) => new Set(isBegun ? [...keys, key] : [...keys].filter((one) => one !== key)),
  )
  .on(resourceReread, (keys, { key }) => new Set([...keys].filter((one) => one !== key)));
const readFresh = sample({
  clock: resourceRead,
  source: $writtenNow,
  filter: (keys, key) => !keys.has(key),
  fn: (_, key) => key,
});

/** When this tab's pages have last read a resource, in milliseconds; stale resources are missing. */
export const $readAt = createStore<ReadonlyMap<string, number>>(new Map())
  .on(withTime(readFresh), (readAt, { value: resource, answer: now }) => new Map(readAt).set(resource, now))
  .on(resourceReread, (readAt, { key, at }) => new Map(readAt).set(key, at))
  .on([resourceWrittenByJob, writtenElsewhere, resourceDoubted], without)
  .on(mayHaveChanged, () => new Map());
