import { getMonitor } from '../contract/calls/monitor-detail';
import { QUIET_READ_MS } from '../kernel/save';
import { createCall } from '../kernel/http';

/** A monitor; its name is needed where it is not the one of the page. */
export interface MonitorTarget {
  readonly uuid: string;
  readonly name?: string | undefined;
}

const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });

/** Reads a monitor for a guard. */
export const readMonitor = async (uuid: string) => (await readFx({ parameters: { uuid } })).body;

/** The monitor in the middle of a sentence. */
export const nameIn = ({ name = 'this monitor' }: MonitorTarget): string => name;
