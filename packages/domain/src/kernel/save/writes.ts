import { createEvent, createStore, merge, sample } from 'effector';
import { withEntry, withValues } from '../entries';
import type { EntityId } from '../http';
import { writeStorage } from '../ports';
import { withTime } from '../ports/ask';
import { $freshness, resourceRead, writtenElsewhere, writtenKey } from './freshness';

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

const written = merge([resourceWritten, resourceWrittenByJob]);
sample({
  clock: withTime(merge([written, writeBegun, resourceDoubted])),
  // Each entry is unique, also among tabs that write in the same millisecond; storage events only fire for changes.
  fn: ({ value, answer: now }) => ({ [writtenKey]: `${value} ${now + Math.random()}` }),
  target: writeStorage,
});

/** Whether two resources are of one object, as a monitor's webhooks and examples are, which one call reads. */
const isOfOne = (key: string, other: string): boolean => {
  const [of, otherOf] = [key.split('/')[1], other.split('/')[1]];
  return of !== undefined && of === otherOf;
};

$freshness
  // What the others of the object know is older than what this tab has seen of it.
  .on(resourceReread, ({ readAt, written: elsewhere }, { key, at }) => ({
    readAt: new Map([...readAt].filter(([other]) => !isOfOne(other, key))).set(key, at),
    written: withValues(elsewhere, [key], false),
  }))
  .on([resourceWrittenByJob, resourceDoubted], (freshness, key) => ({
    ...freshness,
    readAt: withEntry(freshness.readAt, key, null),
  }));

/** What others have written, or a write without an answer may have: a new object each time, so that a read before it is told. */
export type Doubt = Readonly<Record<never, never>>;
/** The doubts of resources, until they are read. */
export const $doubted = createStore<ReadonlyMap<string, Doubt>>(new Map())
  .on([resourceDoubted, resourceWrittenByJob], (doubts, key) => withEntry(doubts, key, {}))
  .on(writtenElsewhere, (doubts, key) => withEntry(doubts, key, {}))
  // A page's read may have begun before what another tab has written.
  .on(
    sample({
      clock: resourceRead,
      source: $freshness,
      filter: ({ written: elsewhere }, key) => !elsewhere.has(key),
      fn: (_, key) => key,
    }),
    (doubts, key) => withEntry(doubts, key, null),
  )
  .on(resourceReread, (doubts, { key }) => withEntry(doubts, key, null));

/** A read, the moment when it began, and what was doubted then. */
export type Reading = Promise<{
  readonly known: unknown;
  readonly since: number;
  readonly doubt: Doubt | undefined;
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
