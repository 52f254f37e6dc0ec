import type { MonitorDetail, MonitorSettingChange } from '../contract/calls/monitor-detail';
import type { BackupMonitor } from './file';
import { textOf, type Match, type MonitorStep as Step } from './match';
import { planInputs } from './plan-inputs';
import { countOf, value } from './steps';

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
        changes: [value('', before, url, true)],
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

function planSettings({ wanted, uuid, detail }: Match): readonly Step[] {
  const { data, monitorSettings } = detail;
  const own = detail.monitorOnlyOwnInputs === true;
  const setting = (
    type: MonitorSettingChange['type'],
    title: string,
    before: string,
    after: string,
    change: MonitorSettingChange | null,
  ): Step => {
    const step = { id: `${uuid} ${type}`, group: wanted.name, title };
    if (after === '' || before === after) return { ...step, changes: [], isUnchanged: true };
    const changes = [value('', before, after)];
    if (change === null)
      return {
        ...step,
        changes,
        skipped: `There is no “${after}” to choose. Restore it, then choose the file again.`,
      };
    return { ...step, changes, write: { part: 'setting', uuid, name: wanted.name, change } };
  };
  const idOf = (
    all: 'proxyLists' | 'products' | 'keywordLists',
    name: string | null,
  ): string | number | null => {
    for (const [key, option] of Object.entries(monitorSettings?.[all] ?? {})) {
      if (typeof option === 'string' ? option === name : option.name === name)
        return typeof option === 'string' ? key : option.id;
    }
    return null;
  };
  const steps = [
    setting('monitor_preference', 'Only monitor my own products', textOf(own), textOf(wanted.ownProducts), {
      type: 'monitor_preference',
      monitorOnlyOwnProducts: wanted.ownProducts,
    }),
  ];
  const { settings } = wanted;
  if (settings === undefined || !monitorSettings) return steps;
  const { delay, inputsAllowed, proxyList, product, keywordList } = settings;
  const [proxyListId, productId, keywordID] = [
    idOf('proxyLists', proxyList),
    idOf('products', product),
    idOf('keywordLists', keywordList),
  ];
  return [
    ...steps,
    setting('delay', 'Delay', textOf(monitorSettings.delay), textOf(delay), {
      type: 'delay',
      delay: delay ?? 0,
    }),
    setting('inputs', 'Inputs Allowed', textOf(data.input_allowed === true), textOf(inputsAllowed), {
      type: 'inputs',
      inputsAllowed,
    }),
    setting(
      'proxyList',
      'Proxy List',
      textOf(monitorSettings.selectedProxyList?.name),
      textOf(proxyList),
      proxyListId === null ? null : { type: 'proxyList', proxyListId },
    ),
    setting(
      'product',
      'Product',
      textOf(monitorSettings.selectedProduct?.name),
      textOf(product),
      productId === null ? null : { type: 'product', productId },
    ),
    setting(
      'keywords',
      'Keywords',
      textOf(monitorSettings.selectedKeywordList?.name),
      textOf(keywordList),
      keywordID === null ? null : { type: 'keywords', keywordID },
    ),
  ];
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
      changes: added.map((one) => value('', '', one)),
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
