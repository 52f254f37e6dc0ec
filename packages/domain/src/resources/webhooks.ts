import { saveMonitorWebhooks, type RegionWebhook } from '../contract/calls/monitor-detail';
import type { Resource, Field } from '../kernel/save';
import { rebase } from '../kernel/save/merge';
import { makeCall } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { t } from './text.en';
import { withWireOf } from '../contract/wire/wire';

const rowsKey = Symbol('rows');

/** A monitor's webhooks as an object with one key per region, so that the guard merges regions separately. */
export interface Regions {
  readonly [region: string]: string;
  /** The rows that the object was made from. */
  readonly [rowsKey]: readonly RegionWebhook[];
}

/** The URL of a region; `''` if it is unset. */
export const urlOf = ({ webhook_url }: RegionWebhook): string => webhook_url ?? '';

export const toRegions = (rows: readonly RegionWebhook[]): Regions => ({
  ...Object.fromEntries(rows.map((row) => [row.region, urlOf(row)])),
  [rowsKey]: rows,
});

/** Converts back to rows; unchanged rows stay as received. */
export function toRows(regions: Regions): readonly RegionWebhook[] {
  const rows = regions[rowsKey];
  const known = new Set(rows.map(({ region }) => region));
  const added = Object.entries(regions).filter(([region]) => !known.has(region));
  const changed = rows.map((row) => {
    const url = regions[row.region] ?? '';
    return url === urlOf(row) ? row : { ...row, webhook_url: url };
  });
  return withWireOf([...changed, ...added.map(([region, webhook_url]) => ({ region, webhook_url }))], rows);
}

export const regionFields = (rows: readonly RegionWebhook[]): readonly Field[] =>
  rows.map(({ region }) => ({ key: region, label: region, secret: 'webhook' }));

/** Rebases edits made during a save onto what the save wrote. */
export const rebaseRows = (
  sent: readonly RegionWebhook[],
  typed: readonly RegionWebhook[],
  written: readonly RegionWebhook[],
): readonly RegionWebhook[] =>
  toRows(rebase(toRegions(sent), toRegions(typed), toRegions(written), regionFields(sent)).mine);

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
