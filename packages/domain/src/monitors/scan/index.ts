import { getMonitor, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { makeCall } from '../../kernel/http';
import { createReads } from '../../kernel/job/reads';

/** A monitor to read, by its uuid and the name that a failure is reported with. */
export interface ScannedMonitor {
  readonly uuid: string;
  readonly name: string;
}

/** Reads many monitors; see `createReads`. */
export function createMonitorScan(name: string) {
  return createReads<ScannedMonitor, MonitorDetail>({
    name,
    keyOf: ({ uuid }) => uuid,
    run: async ({ uuid }, group) => (await makeCall(getMonitor, { parameters: { uuid }, group })).body,
  });
}
