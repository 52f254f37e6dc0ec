import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { BackupMonitor } from './file';
import { type Match, type MonitorStep as Step } from './match';
import { planInputs } from './plan-inputs';
import {
  monitorSettings,
  settingParts,
  type MonitorSetting,
  type SettingPart,
} from '../../resources/monitor-settings';
import { countOf, value as plannedValue } from './steps';

function planWebhooks({ wanted, uuid, detail }: Match): readonly Step[] {
  const current = new Map(
    (detail.webhooks ?? []).map(({ region, webhook_url }) => [region, webhook_url ?? '']),
  );
  return wanted.webhooks.flatMap(({ region, url = '' }): Step[] => {
    if (url === '') return [];
    const step = { id: `${uuid} webhook ${region}`, group: wanted.name, title: `Webhook of ${region}` };
    const before = current.get(region);
    if (before === undefined) return [{ ...step, changes: [], skipped: 'The monitor has no such region.' }];
    if (before === url) return [{ ...step, changes: [], isUnchanged: true }];
    return [
      {
        ...step,
        changes: [plannedValue('', before, url, true)],
        write: {
          part: 'webhooks',
          uuid,
          name: wanted.name,
          before: [{ region, webhook_url: before }],
          after: [{ region, webhook_url: url }],
        },
      },
    ];
  });
}

/** What the file wants of each setting; options by their names. A missing one changes nothing. */
const wantedSettings = ({
  ownProducts,
  settings,
}: BackupMonitor): Partial<Readonly<Record<SettingPart, boolean | number | string | null>>> => ({
  ownProducts,
  ...(settings && {
    delay: settings.delay,
    inputsAllowed: settings.inputsAllowed,
    proxyList: settings.proxyList,
    product: settings.product,
    keywords: settings.keywordList,
  }),
});

function planSettings({ wanted, uuid, detail }: Match): readonly Step[] {
  const parts = wantedSettings(wanted);
  return settingParts.flatMap((part): Step[] => {
    const { type, label, valueOf, textOf, changeOf, choicesOf }: MonitorSetting = monitorSettings[part];
    const value = parts[part];
    if (value === undefined || (part !== 'ownProducts' && !detail.monitorSettings)) return [];
    const step = { id: `${uuid} ${type}`, group: wanted.name, title: label };
    const current = valueOf(detail);
    const before = current === null ? '' : textOf(current);
    const after = typeof value === 'string' ? value : value === null ? '' : textOf(value);
    if (after === '' || before === after) return [{ ...step, changes: [], isUnchanged: true }];
    const changes = [plannedValue('', before, after)];
    const next =
      typeof value === 'string' ? (choicesOf?.(detail).find(({ name }) => name === value) ?? null) : value;
    if (next === null) {
      const skipped = `There is no “${after}” to choose. Restore it, then choose the file again.`;
      return [{ ...step, changes, skipped }];
    }
    return [
      { ...step, changes, write: { part: 'setting', uuid, name: wanted.name, change: changeOf(next) } },
    ];
  });
}

function planExamples({ wanted, uuid, detail }: Match): readonly Step[] {
  const before = detail.data.example_inputs ?? [];
  const known = new Set(before);
  const added = (wanted.settings?.exampleInputs ?? []).filter((one) => !known.has(one));
  if (added.length === 0) return [];
  return [
    {
      id: `${uuid} examples`,
      group: wanted.name,
      title: `Add ${countOf(added.length, 'example input')}`,
      changes: added.map((one) => plannedValue('', '', one)),
      write: { part: 'examples', uuid, name: wanted.name, before, after: [...before, ...added] },
    },
  ];
}

/** The monitor of the server that a backup's monitor means: by its uuid, else by its name and product. */
function matchOf(wanted: BackupMonitor, monitors: ReadonlyMap<string, MonitorDetail>): Match | null {
  const same = monitors.get(wanted.uuid);
  if (same !== undefined) return { wanted, uuid: wanted.uuid, detail: same };
  const found = [...monitors].find(
    ([, { data }]) => data.monitor_name === wanted.name && (data.product_name ?? '') === wanted.product,
  );
  return found === undefined ? null : { wanted, uuid: found[0], detail: found[1] };
}

/** The steps of all monitors. A monitor without a counterpart is skipped; a restore creates none. */
export const planMonitors = (
  wanted: readonly BackupMonitor[],
  monitors: ReadonlyMap<string, MonitorDetail>,
  unread: ReadonlySet<string>,
): readonly Step[] =>
  wanted.flatMap((monitor): readonly Step[] => {
    const match = matchOf(monitor, monitors);
    if (match === null) {
      return [
        {
          id: `${monitor.uuid} missing`,
          group: monitor.name,
          title: 'Inputs, webhooks and settings',
          changes: [],
          skipped: unread.has(monitor.uuid) ? 'It could not be read.' : 'There is no such monitor.',
        },
      ];
    }
    return [...planWebhooks(match), ...planSettings(match), ...planExamples(match), ...planInputs(match)];
  });
