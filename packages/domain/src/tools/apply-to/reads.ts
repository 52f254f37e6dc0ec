import { getMonitor, getMonitorCustomers } from '../../contract/calls/monitor-detail';
import type { ScannedMonitor } from '../../monitors/scan';
import { makeCall } from '../../kernel/http';
import { createReads } from '../../kernel/job/reads';
import type { MonitorFacts } from './choice';

/** A monitor to read; who has access is a second call. */
export interface FactsRequest extends ScannedMonitor {
  readonly withAccess: boolean;
}

async function readAccess(uuid: string, group: string): Promise<MonitorFacts['access']> {
  const { all, filtered } = (await makeCall(getMonitorCustomers, { parameters: { uuid }, group })).body;
  return {
    ids: filtered ?? [],
    names: new Map(all.map(({ customer_id, name }) => [customer_id, name])),
  };
}

/** Reads what the plan needs to know of the targets. */
export const scan = createReads<FactsRequest, MonitorFacts>({
  name: 'fleet scan',
  keyOf: ({ uuid }) => uuid,
  run: async ({ uuid, name, withAccess }, group) => {
    const { body: detail } = await makeCall(getMonitor, { parameters: { uuid }, group });
    return {
      uuid,
      name: detail.data.monitor_name || name,
      detail,
      access: withAccess ? await readAccess(uuid, group) : null,
    };
  },
});
