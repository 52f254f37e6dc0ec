import { saveMonitorWebhooks, type RegionWebhook } from '../contract/calls/monitor-detail';
import { regionFields, toRegions, toRows, type Regions } from './webhook-regions';
import type { Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { nameIn, readMonitor, type MonitorTarget } from './monitor';

/** The webhooks of a monitor. */
export interface KnownWebhooks {
  readonly uuid: string;
  readonly webhooks: readonly RegionWebhook[];
}

/** The webhooks of a monitor, written together and merged by region. */
export const webhooks: Resource<Regions, KnownWebhooks, MonitorTarget> = {
  name: saveMonitorWebhooks.name,
  keyOf: ({ uuid }) => `webhooks/${uuid}`,
  read: async ({ uuid }) => ({ uuid, webhooks: (await readMonitor(uuid)).webhooks ?? [] }),
  find: (known, { uuid }) => (known.uuid === uuid ? toRegions(known.webhooks) : null),
  fieldsOf: (regions) => regionFields(toRows(regions)),
  subjectOf: (target) => `the webhooks of ${nameIn(target)}`,
  save: (regions, { uuid }) =>
    makeCall(saveMonitorWebhooks, {
      parameters: { monitor_uuid: uuid },
      payload: { webhooks: toRows(regions) },
    }),
};
