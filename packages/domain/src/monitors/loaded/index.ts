import { createEvent, createStore } from 'effector';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { tokenSet } from '../../kernel/http';

/**
 * The monitors of the last load. In a separate module, because the monitor page reads them without the list
 * page.
 */
export const $monitors = createStore<readonly MonitorListItem[]>([]);

/** A monitor has been loaded with these example inputs. */
export const examplesLoaded = createEvent<{ readonly uuid: string; readonly examples: readonly string[] }>();

/** The example inputs of each monitor that was opened since the sign-in, by its uuid. */
export const $examplesByMonitor = createStore<ReadonlyMap<string, readonly string[]>>(new Map())
  .on(examplesLoaded, (known, { uuid, examples }) => new Map(known).set(uuid, examples))
  .on(tokenSet, () => new Map());
