import { createEvent, createStore } from 'effector';
import type { MonitorInput } from '../../contract/calls/inputs';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { withEntry } from '../../kernel/entries';
import { tokenSet } from '../../kernel/http';
import { resourceWrittenByJob } from '../../kernel/save/writes';

/**
 * The monitors of the last load. In a separate module, because the monitor page reads them without the list
 * page.
 */
export const $monitors = createStore<readonly MonitorListItem[]>([]);

interface MonitorInputs {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
}
const withInputs = (
  known: ReadonlyMap<string, MonitorDetail>,
  uuid: string,
  change: (inputs: readonly MonitorInput[]) => readonly MonitorInput[],
): ReadonlyMap<string, MonitorDetail> => {
  const detail = known.get(uuid);
  return detail === undefined
    ? known
    : new Map(known).set(uuid, { ...detail, inputs: [...change(detail.inputs)] });
};

/** Monitors that were read, by their uuids. */
export const detailsLoaded = createEvent<ReadonlyMap<string, MonitorDetail>>();
/** Inputs that were added to a monitor from elsewhere than its page. */
export const inputsJoined = createEvent<MonitorInputs>();
/** What the page of a monitor has as its inputs now. */
export const inputsKnown = createEvent<MonitorInputs>();

/** Each monitor that was read since the sign-in, by its uuid: as it was then, with the inputs that its page has. */
export const $details = createStore<ReadonlyMap<string, MonitorDetail>>(new Map())
  .on(detailsLoaded, (known, loaded) => (loaded.size === 0 ? known : new Map([...known, ...loaded])))
  .on(inputsJoined, (known, { uuid, inputs }) => withInputs(known, uuid, (before) => [...inputs, ...before]))
  .on(inputsKnown, (known, { uuid, inputs }) => withInputs(known, uuid, () => inputs))
  // Its inputs are others now; who looks for one reads it again.
  .on(resourceWrittenByJob, (known, key) =>
    key.startsWith('inputs/') ? withEntry(known, key.slice('inputs/'.length), null) : known,
  )
  .on(tokenSet, () => new Map());
