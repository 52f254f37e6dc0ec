import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { BackupMonitor } from './file';
import { planInputs } from './plan-inputs';
import {
  monitorSettings,
  settingParts,
  type MonitorSetting,
  type SettingPart,
} from '../../resources/monitor-settings';
import {
  added,
  createMonitorSteps,
  planned,
  type MonitorStep as Step,
  type MonitorSteps,
} from '../../resources';
import type { Match } from './steps';
import { t } from './text.en';

function planWebhooks({ wanted, detail }: Match, steps: MonitorSteps): readonly Step[] {
  const current = new Map(
    (detail.webhooks ?? []).map(({ region, webhook_url }) => [region, webhook_url ?? '']),
  );
  return wanted.webhooks.flatMap(({ region, url = '' }): Step[] => {
    if (url === '') return [];
    const [key, title] = [`webhook ${region}`, t('webhookOf', { region })];
    const before = current.get(region);
    if (before === undefined) return [steps.skipped(key, title, t('noRegion'))];
    if (before === url) return [steps.unchanged(key, title)];
    return [
      steps.change(key, title, [planned('', before, url, true)], {
        part: 'webhooks',
        before: [{ region, webhook_url: before }],
        after: [{ region, webhook_url: url }],
      }),
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

function planSettings({ wanted, detail }: Match, steps: MonitorSteps): readonly Step[] {
  const parts = wantedSettings(wanted);
  return settingParts.flatMap((part): Step[] => {
    const { type, label, valueOf, textOf, changeOf, choicesOf }: MonitorSetting = monitorSettings[part];
    const value = parts[part];
    if (value === undefined || (part !== 'ownProducts' && !detail.monitorSettings)) return [];
    const current = valueOf(detail);
    const before = current === null ? '' : textOf(current);
    const after = typeof value === 'string' ? value : value === null ? '' : textOf(value);
    if (after === '' || before === after) return [steps.unchanged(type, label)];
    const changes = [planned('', before, after)];
    const next =
      typeof value === 'string' ? (choicesOf?.(detail).find(({ name }) => name === value) ?? null) : value;
    if (next === null) {
      const reason = t('noOption', { name: after });
      return [steps.skipped(type, label, reason, changes)];
    }
    return [steps.change(type, label, changes, { part: 'setting', change: changeOf(next) })];
  });
}

function planExamples({ wanted, detail }: Match, steps: MonitorSteps): readonly Step[] {
  const before = detail.data.example_inputs ?? [];
  const known = new Set(before);
  const missing = (wanted.settings?.exampleInputs ?? []).filter((one) => !known.has(one));
  if (missing.length === 0) return [];
  const title = t('addExamples', { count: missing.length });
  const after = [...before, ...missing];
  return [steps.change('examples', title, added(missing), { part: 'examples', before, after })];
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
    const steps = createMonitorSteps({ uuid: match?.uuid ?? monitor.uuid, name: monitor.name });
    if (match === null) {
      const reason = unread.has(monitor.uuid) ? t('unread') : t('noMonitor');
      return [steps.skipped('missing', t('monitor'), reason)];
    }
    return [
      ...planWebhooks(match, steps),
      ...planSettings(match, steps),
      ...planExamples(match, steps),
      ...planInputs(match, steps),
    ];
  });
