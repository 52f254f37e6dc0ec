import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { partsFor } from '../apply-to/choice';
import { isSettingPart, monitorSettings, type SettingPart } from '../../resources/monitor-settings';
import { stateOf, type ComparedRow } from './rows';

/** The settings that a person may see and copy. */
export const settingParts = (isDeveloper: boolean): readonly SettingPart[] =>
  partsFor(isDeveloper).filter(isSettingPart);

/** The settings of two monitors, one row each. */
export const compareSettings = (
  a: MonitorDetail,
  b: MonitorDetail,
  isDeveloper: boolean,
): readonly ComparedRow[] =>
  settingParts(isDeveloper).map((part) => {
    const { label, textOf, valueOf } = monitorSettings[part];
    const value = { label: '', a: textOf(valueOf(a)), b: textOf(valueOf(b)) };
    return { id: part, title: label, state: stateOf(value.a, value.b), values: [value] };
  });
