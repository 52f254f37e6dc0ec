import { saveMonitorWebhooks, type RegionWebhook } from '../contract/calls/monitor-detail';
import { regionFields, toRegions, toRows, type Regions } from './webhook-regions';
import type { Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { t } from './text.en';

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
  subjectOf: ({ name }) => (name === undefined ? t('thisWebhooksSubject') : t('webhooksSubject', { name })),
  save: (regions, { uuid }) =>
    makeCall(saveMonitorWebhooks, {
      parameters: { monitor_uuid: uuid },
      payload: { webhooks: toRows(regions) },
    }),
};
