import {
  updateMonitorInputs,
  type MonitorDetail,
  type MonitorSettingChange,
} from '../contract/calls/monitor-detail';
import type { Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { monitorSettings, settingOf, type MonitorSetting } from './monitor-settings';
import { plainText } from './values';
import { t } from './text.en';

const sentKey = Symbol('sent');

/** Changes of settings by their types; an edit has one of them. */
export interface SettingChanges {
  readonly [type: string]: unknown;
  /** What the server has; missing in an edit. */
  readonly [sentKey]?: Readonly<Record<string, MonitorSettingChange>>;
}

/** The edit of one setting. The guard compares the texts of values, so the keys have one order. */
export const settingEdit = ({ type, ...value }: MonitorSettingChange): SettingChanges => ({
  [type]: { type, ...value },
});

/** The changes as the server has them. */
export const settled = (changes: SettingChanges): SettingChanges => ({
  ...changes,
  [sentKey]: Object.fromEntries(Object.entries(changes)) as Record<string, MonitorSettingChange>,
});

const changesOf = (detail: MonitorDetail): readonly MonitorSettingChange[] =>
  Object.values<MonitorSetting>(monitorSettings).flatMap((setting) => {
    const value = setting.valueOf(detail);
    return value === null ? [] : [setting.changeOf(value)];
  });

export const saveSetting = (uuid: string, change: MonitorSettingChange) =>
  makeCall(updateMonitorInputs, { parameters: { uuid }, payload: change });

/** Single settings of a monitor; one that was changed elsewhere is asked about. */
export const settingChanges: Resource<
  SettingChanges,
  { readonly uuid: string; readonly changes: SettingChanges },
  MonitorTarget
> = {
  name: updateMonitorInputs.name,
  keyOf: ({ uuid }) => `settings/${uuid}`,
  read: async ({ uuid }) => {
    const edits = changesOf(await readMonitor(uuid)).flatMap((change) => Object.entries(settingEdit(change)));
    return { uuid, changes: settled(Object.fromEntries(edits)) };
  },
  find: ({ uuid, changes }, target) => (uuid === target.uuid ? changes : null),
  fieldsOf: (changes) =>
    (Object.keys(changes) as MonitorSettingChange['type'][]).map((type) => ({
      key: type,
      label: settingOf({ type }).label,
      textOf: (change) => {
        const [value] = Object.entries(change ?? {}).flatMap(([key, one]: [string, unknown]) =>
          key === 'type' ? [] : [one],
        );
        return plainText(value);
      },
    })),
  subjectOf: ({ name }) => (name === undefined ? t('thisSettingSubject') : t('settingSubject', { name })),
  async save(changes, { uuid }) {
    for (const [type, change] of Object.entries(changes))
      if (change !== changes[sentKey]?.[type]) await saveSetting(uuid, change as MonitorSettingChange);
  },
};
