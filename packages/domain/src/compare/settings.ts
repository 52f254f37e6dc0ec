import { partsFor, type PartName } from '../fleet/choice';
import type { MonitorDetail } from '../contract/calls/monitor-detail';
import { DEFAULT_DELAY } from '../monitor-detail/delay';
import { stateOf, type ComparedRow } from './rows';

const onOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** The settings that are compared, by the part that copies them. */
const settings: readonly {
  readonly part: PartName;
  readonly title: string;
  readonly textOf: (detail: MonitorDetail) => string;
}[] = [
  {
    part: 'ownProducts',
    title: 'Only monitor my own products',
    textOf: ({ monitorOnlyOwnInputs }) => onOff(monitorOnlyOwnInputs === true),
  },
  {
    part: 'delay',
    title: 'Delay',
    textOf: ({ monitorSettings }) => String(monitorSettings?.delay ?? DEFAULT_DELAY),
  },
  {
    part: 'proxyList',
    title: 'Proxy List',
    textOf: ({ monitorSettings }) => monitorSettings?.selectedProxyList?.name ?? 'None',
  },
  {
    part: 'product',
    title: 'Product',
    textOf: ({ monitorSettings }) => monitorSettings?.selectedProduct?.name ?? 'None',
  },
  {
    part: 'keywords',
    title: 'Keywords',
    textOf: ({ monitorSettings }) => monitorSettings?.selectedKeywordList?.name ?? 'None',
  },
  {
    part: 'inputsAllowed',
    title: 'Inputs Allowed',
    textOf: ({ data }) => (data.input_allowed === true ? 'Enabled' : 'Disabled'),
  },
];

/** The parts of the settings that a person may see and copy. */
export const settingParts = (isDeveloper: boolean): readonly PartName[] => {
  const allowed = partsFor(isDeveloper);
  return settings.map(({ part }) => part).filter((part) => allowed.includes(part));
};

/** The settings of two monitors, one row each. */
export function compareSettings(
  a: MonitorDetail,
  b: MonitorDetail,
  isDeveloper: boolean,
): readonly ComparedRow[] {
  const parts = settingParts(isDeveloper);
  return settings
    .filter(({ part }) => parts.includes(part))
    .map(({ part, title, textOf }) => {
      const value = { label: '', a: textOf(a), b: textOf(b) };
      return { id: part, title, state: stateOf(value.a, value.b), values: [value] };
    });
}
