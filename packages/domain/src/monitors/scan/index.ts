import { getMonitor, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { createCall } from '../../kernel/http';
import { createReads } from '../../kernel/job/reads';

/** A monitor to read, by its uuid and the name that a failure is reported with. */
export interface ScannedMonitor {
  readonly uuid: string;
  readonly name: string;
}

/** Reads many monitors; see `createReads`. */
export function createMonitorScan(name: string) {
  const readFx = createCall(getMonitor);
  return createReads<ScannedMonitor, MonitorDetail>({
    name,
    keyOf: ({ uuid }) => uuid,
    run: async ({ uuid }, group) => (await readFx({ parameters: { uuid }, group })).body,
  });
}
