import { getMonitor } from '../contract/calls/monitor-detail';
import { readQuietly } from '../kernel/save';

/** A monitor; its name is needed where it is not the one of the page. */
export interface MonitorTarget {
  readonly uuid: string;
  readonly name?: string | undefined;
}

/** Reads a monitor for a guard. */
export const readMonitor = async (uuid: string) =>
  (await readQuietly(getMonitor, { parameters: { uuid } })).body;
