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

/** The monitor in the middle of a sentence. */
export const nameIn = ({ name = 'this monitor' }: MonitorTarget): string => name;
