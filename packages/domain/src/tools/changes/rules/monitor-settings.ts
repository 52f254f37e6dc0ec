import type { MonitorDetail, MonitorSettingChange } from '../../../contract/calls/monitor-detail';
import { settingOf } from '../../../resources/monitor-settings';

/** A setting before and after a change, and how to write it; `to` is `null` where the calls cannot restore it. */
export function settingBefore(
  detail: MonitorDetail | undefined,
  change: MonitorSettingChange,
): {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly to: MonitorSettingChange | null;
  readonly patch: (detail: MonitorDetail) => MonitorDetail;
} {
  const setting = settingOf(change);
  const before = detail === undefined ? null : setting.valueOf(detail);
  const after = setting.valueIn(change, detail === undefined ? [] : setting.choicesOf?.(detail));
  return {
    label: setting.label,
    before: before === null ? '' : setting.textOf(before),
    after: setting.textOf(after),
    // No call takes a choice back to none.
    to: before === null ? null : setting.changeOf(before),
    patch: (one) => setting.patch(one, after),
  };
}
