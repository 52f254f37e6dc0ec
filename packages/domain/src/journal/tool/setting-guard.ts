import {
  getMonitor,
  updateMonitorInputs,
  type MonitorDetail,
  type MonitorSettingChange,
} from '../../contract/calls/monitor-detail';
import { createListWrite } from '../../monitor-writes/lists';
import { QUIET_READ_MS } from '../../shared/guard';
import { createCall } from '../../shared/http';

const currentKey = Symbol('current');

/** The settings of a monitor by the type of their change; an edit has one of them. */
interface SettingValues {
  readonly [type: string]: unknown;
  /** What the server has; missing in an edit. */
  readonly [currentKey]?: Readonly<Record<string, MonitorSettingChange>>;
}

const labels: Readonly<Record<MonitorSettingChange['type'], string>> = {
  delay: 'Delay',
  proxyList: 'Proxy List',
  product: 'Product',
  keywords: 'Keywords',
  inputs: 'Inputs Allowed',
  monitor_preference: 'Only monitor my own products',
};

const changesOf = ({
  data,
  monitorOnlyOwnInputs,
  monitorSettings,
}: MonitorDetail): MonitorSettingChange[] => {
  const { delay, selectedProxyList, selectedProduct, selectedKeywordList } = monitorSettings ?? {};
  return [
    ...(typeof delay === 'number' ? [{ type: 'delay' as const, delay }] : []),
    ...(selectedProxyList ? [{ type: 'proxyList' as const, proxyListId: selectedProxyList.id }] : []),
    ...(selectedProduct ? [{ type: 'product' as const, productId: selectedProduct.id }] : []),
    ...(selectedKeywordList ? [{ type: 'keywords' as const, keywordID: selectedKeywordList.id }] : []),
    { type: 'inputs', inputsAllowed: data.input_allowed === true },
    { type: 'monitor_preference', monitorOnlyOwnProducts: monitorOnlyOwnInputs === true },
  ];
};

const textOf = (change: unknown): string => {
  const [value] = Object.entries((change ?? {}) as object).flatMap(([key, one]: [string, unknown]) =>
    key === 'type' ? [] : [one],
  );
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
};

const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });
const sendFx = createCall(updateMonitorInputs);

/** Writes one setting of a monitor; one that was changed elsewhere is asked about. */
export const writeSettingFx = createListWrite<SettingValues>({
  name: updateMonitorInputs.name,
  resource: 'settings',
  nounOf: (name) => `the settings of ${name}`,
  fieldsOf: (values) =>
    (Object.keys(values) as MonitorSettingChange['type'][]).map((type) => ({
      key: type,
      label: labels[type],
      kind: 'value',
      textOf,
    })),
  read: async (uuid) => {
    const current = Object.fromEntries(
      changesOf((await readFx({ parameters: { uuid } })).body).map((change) => [change.type, change]),
    );
    return { ...current, [currentKey]: current };
  },
  write: async (uuid, values) => {
    for (const [type, change] of Object.entries(values))
      if (change !== values[currentKey]?.[type])
        await sendFx({ parameters: { uuid }, payload: change as MonitorSettingChange });
  },
});

/** The edit of one setting. */
export function settingValues({ type, ...value }: MonitorSettingChange): SettingValues {
  // The guard compares the texts of values, so the keys have one order.
  return { [type]: { type, ...value } };
}
