import type {
  MonitorDetail,
  saveExampleInputs,
  saveMonitorCustomers,
  saveMonitorWebhooks,
  updateMonitorInputs,
} from '../../../contract/calls/monitor-detail';
import { regionLabel } from '../../../resources/region-labels';
import { labelled } from '../../../resources/fields';
import type { createMonitor } from '../../../contract/calls/monitors';
import type { Change, Undo } from '../entries';
import { changeOf, changesOf, withUnknownBefore } from '../fields';
import { withMonitor, type Known } from '../known';
import { inputsChanged } from './inputs';
import { monitorHref } from '../../../shell/pages';
import { monitorName } from './monitor-name';
import { settingBefore } from './monitor-settings';
import { ruleOf, type Recorded } from './rule';
import { t } from '../../../resources/fields/text.en';

/** A change of one monitor; without what was there before, it cannot be taken back. */
function recorded(
  known: Known,
  uuid: string,
  changes: readonly (Change | null)[],
  undo: Omit<Undo, 'owner'> | null,
  after: Partial<Known> | undefined,
): Recorded {
  const all = changes.filter((change) => change !== null);
  const row = {
    noun: 'monitor',
    name: monitorName(known, uuid),
    href: monitorHref(uuid),
    changes: after === undefined ? withUnknownBefore(all) : all,
    undo: after === undefined ? null : undo && { ...undo, owner: uuid },
  };
  return {
    kind: 'monitors',
    action: 'changed',
    rows: all.length === 0 ? [] : [row],
    ...(after === undefined ? {} : { known: after }),
  };
}

/** The monitor after a write; undefined if it is not known. */
const patched = (known: Known, uuid: string, patch: (detail: MonitorDetail) => MonitorDetail) => {
  const detail = known.monitors.get(uuid);
  return detail && withMonitor(known, uuid, patch(detail));
};

export const monitorUpdated = ruleOf<typeof updateMonitorInputs>(
  ({ parameters: { uuid }, payload }, known) => {
    if ('inputs' in payload) return inputsChanged(known, uuid, payload.inputs);
    const { label, before, after, to, patch } = settingBefore(known.monitors.get(uuid), payload);
    const undo = to && { part: 'setting' as const, from: { ...payload }, to };
    return recorded(known, uuid, [changeOf(label, before, after)], undo, patched(known, uuid, patch));
  },
);

export const webhooksSaved = ruleOf<typeof saveMonitorWebhooks>(
  ({ parameters: { monitor_uuid: uuid }, payload: { webhooks } }, known) => {
    const before = new Map(
      (known.monitors.get(uuid)?.webhooks ?? []).map(({ region, webhook_url }) => [
        region,
        webhook_url ?? '',
      ]),
    );
    const changed = webhooks
      .map(({ region, webhook_url }) => ({ region: String(region), url: webhook_url ?? '' }))
      .filter(({ region, url }) => (before.get(region) ?? '') !== url);
    return recorded(
      known,
      uuid,
      changed.map(({ region, url }) =>
        changeOf(`Webhook ${regionLabel(region, known.brandWords)}`, before.get(region), url, {
          secret: 'webhook',
        }),
      ),
      {
        part: 'webhooks',
        from: Object.fromEntries(changed.map(({ region, url }) => [region, url])),
        to: Object.fromEntries(changed.map(({ region }) => [region, before.get(region) ?? ''])),
      },
      patched(known, uuid, (one) => ({
        ...one,
        webhooks: webhooks.map((row) => ({ ...row, region: String(row.region) })),
      })),
    );
  },
);

export const examplesSaved = ruleOf<typeof saveExampleInputs>(
  ({ parameters: { uuid }, payload: { example_inputs: after } }, known) => {
    const before = known.monitors.get(uuid)?.data.example_inputs ?? [];
    return recorded(
      known,
      uuid,
      [changeOf(t('examples'), before, after)],
      { part: 'examples', from: { examples: after }, to: { examples: before } },
      patched(known, uuid, (one) => ({ ...one, data: { ...one.data, example_inputs: after } })),
    );
  },
);

export const accessSaved = ruleOf<typeof saveMonitorCustomers>(
  ({ parameters: { uuid }, payload: { customerIds: after } }, known) => {
    const before = known.access.get(uuid);
    const names = (ids: readonly string[]) => ids.map((id) => known.names.get(id) ?? id);
    const all = recorded(
      known,
      uuid,
      [changeOf(t('access'), names(before ?? []), names(after))],
      { part: 'access', from: { ids: after }, to: { ids: before ?? [] } },
      before && {},
    );
    return { ...all, known: { access: new Map(known.access).set(uuid, after) } };
  },
);

export const monitorCreated = ruleOf<typeof createMonitor>(({ payload, answer }, known) => {
  const { uuid } = answer.body;
  return {
    kind: 'monitors',
    action: 'created',
    rows: [
      {
        noun: 'monitor',
        name: payload.site_name,
        href: monitorHref(uuid),
        changes: changesOf(
          [
            labelled('monitor_type', 'type'),
            labelled('monitor_visible', 'visible'),
            labelled('regions', 'regions'),
            labelled('example_inputs', 'examples'),
          ],
          null,
          payload,
        ),
        undo: null,
      },
    ],
    known: { names: new Map(known.names).set(uuid, payload.site_name) },
  };
});
