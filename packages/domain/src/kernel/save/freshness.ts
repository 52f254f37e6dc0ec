import { createEvent, createStore, merge, sample } from 'effector';
import type { EntityId } from '../http';
import { onlineChanged, storageChanged, tabReturned, writeStorage } from '../ports';
import { withTime } from '../ports/ask';
import { resourceRead } from './resource';

/** Milliseconds after which read data is stale and is read again before a write. */
export const STALE_AFTER_MS = 10_000;

/** The local storage key that notifies other tabs of a write: `<resource> <unique number>`. */
export const writtenKey = 'dropdeck:written';

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
/** Another tab has written a resource, or begins to. */
export const writtenElsewhere = sample({
  clock: storageChanged,
  filter: ({ key, value }) => key === writtenKey && value !== null,
  fn: ({ value }) => (value ?? '').split(' ')[0] ?? '',
});
/** Data may have changed elsewhere while the tab was hidden or offline. */
export const mayHaveChanged = [tabReturned, sample({ clock: onlineChanged, filter: Boolean })];

const written = merge([resourceWritten, resourceWrittenByJob]);
sample({
  clock: withTime(merge([written, writeBegun, resourceDoubted])),
  // Each entry is unique, also among tabs that write in the same millisecond; storage events only fire for changes.
  fn: ({ value, answer: now }) => ({ [writtenKey]: `${value} ${now + Math.random()}` }),
  target: writeStorage,
});

/**
 * Why what a page knows may be wrong: others have written, or a write without an answer may have. A new object each time, so
 * that a read before it is told.
 */
export interface Doubt {
  /** By another tab: a page's own read may have begun before, so only that of a save ends it. */
  readonly isElsewhere: boolean;
}

/** What this tab's pages know of a resource. */
interface Known {
  /** When they have last read it, in milliseconds; `null` if that is stale. */
  readonly readAt: number | null;
  readonly doubt: Doubt | null;
}

const unknown: Known = { readAt: null, doubt: null };
type Freshness = ReadonlyMap<string, Known>;
const withKnown = (all: Freshness, key: string, change: (known: Known) => Known): Freshness =>
  new Map(all).set(key, change(all.get(key) ?? unknown));
const doubted = (all: Freshness, key: string): Freshness =>
  withKnown(all, key, ({ doubt }) => ({ readAt: null, doubt: { isElsewhere: doubt?.isElsewhere === true } }));

/** Whether two resources are of one object, as a monitor's webhooks and examples are, which one call reads. */
const isOfOne = (key: string, other: string): boolean => {
  const [of, otherOf] = [key.split('/')[1], other.split('/')[1]];
  return of !== undefined && of === otherOf;
};

/** By the key of the resource. */
export const $freshness = createStore<Freshness>(new Map())
  .on(resourceRead, (all, key) =>
    withKnown(all, key, (known) => (known.doubt?.isElsewhere === true ? known : { ...known, doubt: null })),
  )
  .on(withTime(resourceRead), (all, { value: key, answer: readAt }) =>
    withKnown(all, key, (known) => (known.doubt?.isElsewhere === true ? known : { ...known, readAt })),
  )
  .on([resourceWrittenByJob, resourceDoubted], doubted)
  .on(writtenElsewhere, (all, key) =>
    withKnown(all, key, () => ({ readAt: null, doubt: { isElsewhere: true } })),
  )
  // What the others of the object know is older than what this tab has seen of it.
  .on(resourceReread, (all, { key, at }) =>
    new Map(
      [...all].map(([other, known]) => [other, isOfOne(other, key) ? { ...known, readAt: null } : known]),
    ).set(key, { readAt: at, doubt: null }),
  )
  .on(mayHaveChanged, (all) => new Map([...all].map(([key, known]) => [key, { ...known, readAt: null }])));

/** A read, the moment when it began, and what was doubted then. */
export type Reading = Promise<{
  readonly known: unknown;
  readonly since: number;
  readonly doubt: Doubt | null;
}>;

/**
 * The reads that are on their way, by resource, for other writes that need one until something is written. Each scope has a map of
 * its own, which writes change as they go; `null` before the first read.
 */
export const $readings = createStore<Map<string, Reading> | null>(null)
  .on(resourceRead, (readings) => readings ?? new Map<string, Reading>())
  .on(written, (readings, key) => new Map([...(readings ?? [])].filter(([of]) => of !== key)));

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
