import { createEvent, createStore, sample } from 'effector';
import { onlineChanged, storageChanged, tabReturned } from '../ports';
import { withEntry, withValues } from '../entries';
import { withTime } from '../ports/ask';

/** Milliseconds after which read data is stale and is read again before a write. */
export const STALE_AFTER_MS = 10_000;

/** The local storage key that notifies other tabs of a write: `<resource> <unique number>`. */
export const writtenKey = 'dropdeck:written';

/** This tab's page has read a resource, so its data is fresh. */
export const resourceRead = createEvent<string>();

/** Another tab has written a resource, or begins to. */
export const writtenElsewhere = sample({
  clock: storageChanged,
  filter: ({ key, value }) => key === writtenKey && value !== null,
  fn: ({ value }) => (value ?? '').split(' ')[0] ?? '',
});

/** Data may have changed elsewhere while the tab was hidden or offline. */
export const mayHaveChanged = [tabReturned, sample({ clock: onlineChanged, filter: Boolean })];

/** What this tab's pages know. */
interface Freshness {
  /** When they have last read a resource, in milliseconds; stale resources are missing. */
  readonly readAt: ReadonlyMap<string, number>;
  /**
   * What another tab has written or begins to, until a save has read it: a page's own read of it may have begun before, and
   * is not known to be fresh.
   */
  readonly written: ReadonlySet<string>;
}

export const $freshness = createStore<Freshness>({ readAt: new Map(), written: new Set() })
  .on(withTime(resourceRead), (freshness, { value: key, answer: now }) =>
    freshness.written.has(key)
      ? freshness
      : { ...freshness, readAt: new Map(freshness.readAt).set(key, now) },
  )
  .on(writtenElsewhere, ({ readAt, written }, key) => ({
    readAt: withEntry(readAt, key, null),
    written: withValues(written, [key], true),
  }))
  .on(mayHaveChanged, (freshness) => ({ ...freshness, readAt: new Map() }));
