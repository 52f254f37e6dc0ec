import { createEvent, createStore } from 'effector';
import type { MonitorInput } from '../../contract/calls/inputs';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { tokenSet } from '../../kernel/http';

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

/** Each monitor that was read since the sign-in as it was then, by its uuid. */
export const $details = createStore<ReadonlyMap<string, MonitorDetail>>(new Map())
  .on(detailsLoaded, (known, loaded) => (loaded.size === 0 ? known : new Map([...known, ...loaded])))
  .on(inputsJoined, (known, { uuid, inputs }) => {
    const detail = known.get(uuid);
    if (detail === undefined) return known;
    return new Map(known).set(uuid, { ...detail, inputs: [...inputs, ...detail.inputs] });
  })
  .on(tokenSet, () => new Map());
