import { createEvent, createStore, merge, restore, sample, type Event } from 'effector';
import type { MonitorInput } from '../../contract/calls/inputs';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { withEntry, withValues } from '../../kernel/entries';
import { tokenSet } from '../../kernel/http';
import type { ReadsProgress } from '../../kernel/job/reads';
import { resourceDoubted, resourceWrittenByJob, writtenElsewhere } from '../../kernel/save/freshness';

/**
 * The monitors of the last load. In a separate module, because the monitor page reads them without the list
 * page.
 */
export const $monitors = createStore<readonly MonitorListItem[]>([]);

/** Monitors that were read, by their uuids. */
export const detailsLoaded = createEvent<ReadonlyMap<string, MonitorDetail>>();
/** Inputs that were added to a monitor from elsewhere than its page. */
export const inputsJoined = createEvent<{
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
}>();
/** What the page of a monitor has now. */
export const detailPatched = createEvent<{
  readonly uuid: string;
  readonly patch: Partial<Pick<MonitorDetail, 'data' | 'inputs' | 'webhooks'>>;
}>();
/** A monitor to read, by its uuid and the name that a failure is reported with. */
export interface MonitorToRead {
  readonly uuid: string;
  readonly name: string;
}
/** How far the reading of many monitors is: of `everywhere/reading`, which loads with who needs it. */
export const readingProgressed = createEvent<ReadsProgress<MonitorToRead> | null>();
export const $reading = restore(readingProgressed, null);

/** Monitors that are to be read again. */
export const detailsForgotten = createEvent<readonly string[]>();
/** A page has written to a monitor after it was left. */
export const detailWritten = createEvent<string>();
/** A job, another tab or a page that was left has written to a monitor, or a write had no answer: it is another than what was read. */
export const detailOutdated = merge([
  merge([resourceWrittenByJob, resourceDoubted, writtenElsewhere]).filterMap((key) => key.split('/')[1]),
  detailWritten,
]);

/** Each monitor that was read since the sign-in, by its uuid: as it was then, with what its page has since. */
export const $details = createStore<ReadonlyMap<string, MonitorDetail>>(new Map())
  .on(detailsLoaded, (known, loaded) => (loaded.size === 0 ? known : new Map([...known, ...loaded])))
  .on(inputsJoined, (known, { uuid, inputs }) => {
    const detail = known.get(uuid);
    return withEntry(known, uuid, detail ? { ...detail, inputs: [...inputs, ...detail.inputs] } : null);
  })
  .on(detailPatched, (known, { uuid, patch }) => {
    const detail = known.get(uuid);
    return withEntry(known, uuid, detail ? { ...detail, ...patch } : null);
  })
  .on(detailOutdated, (known, uuid) => withEntry(known, uuid, null))
  .on(detailsForgotten, (known, uuids) => {
    const forgotten = new Set(uuids);
    return new Map([...known].filter(([uuid]) => !forgotten.has(uuid)));
  })
  .on(tokenSet, () => new Map());

/**
 * Keeps what a reading of monitors has found, until the session ends: unless a monitor was written while it was read, or its
 * page has read it in the meantime.
 */
export function keepDetails<Data>(
  reading: {
    readonly started: Event<readonly unknown[]>;
    readonly answered: Event<{ readonly key: string; readonly data: Data }>;
  },
  detailOf: (data: Data) => MonitorDetail,
): void {
  const $outdated = createStore<ReadonlySet<string>>(new Set())
    .on(detailOutdated, (outdated, uuid) => withValues(outdated, [uuid], true))
    .reset(reading.started);
  sample({
    clock: reading.answered,
    source: { known: $details, outdated: $outdated },
    filter: ({ known, outdated }, { key }) => !known.has(key) && !outdated.has(key),
    fn: (_, { key, data }) => new Map([[key, detailOf(data)]]),
    target: detailsLoaded,
  });
}
