import type { Settings } from '../../resources/setting-values';
import { added as addedValues, createSteps, planned, type Write } from '../../resources';
import { settingFields } from '../../resources/fields';
import { noNames, serverText, type KnownNames } from '../../resources/known-names';
import type { BackupContent } from './file';
import { planArrangement } from './plan-arrangement';
import { planLists } from './plan-lists';
import { planMonitors } from './plan-monitors';
import { planServer } from './plan-permissions';
import { planRedirects } from './plan-redirects';
import type { Arrangement, Present } from './present';
import { missingFrom, type RestoreStep } from './steps';
import { t } from './text.en';

function planSetting(
  { key, label, secret }: (typeof settingFields)[number],
  wanted: NonNullable<BackupContent['settings']>,
  current: Settings,
  names: KnownNames,
): RestoreStep {
  const steps = createSteps(t('settings'), 'settings');
  const write = (patch: Partial<Settings>): Write => ({
    part: 'settings',
    before: current,
    after: { ...current, ...patch },
  });
  if (key === 'whitelistedServers') {
    const added = missingFrom(current.whitelistedServers, wanted.whitelistedServers);
    if (added.length === 0) return steps.unchanged(key, label);
    const servers = write({ whitelistedServers: [...current.whitelistedServers, ...added] });
    const values = addedValues(added.map((id) => serverText(names, id)));
    return steps.change(key, t('addServers', { count: added.length }), values, servers);
  }
  const next = wanted[key] ?? '';
  // A blank value deletes nothing.
  if (next === '' || next === current[key]) return steps.unchanged(key, label);
  const changes = [planned('', current[key], next, secret !== undefined)];
  return steps.change(key, label, changes, write({ [key]: next }));
}

/**
 * Every difference between a backup and what the server has, as steps. Parts that were not read have none.
 *
 * @param unread the uuids of monitors that could not be read.
 * @param names what servers and targets are shown by.
 */
export const planRestore = (
  wanted: BackupContent,
  present: Present,
  arrangement: Arrangement,
  unread: ReadonlySet<string> = new Set(),
  names: KnownNames = noNames,
): readonly RestoreStep[] => [
  ...(wanted.settings === undefined ? [] : settingFields).flatMap((field) =>
    present.settings === null || wanted.settings === undefined
      ? []
      : planSetting(field, wanted.settings, present.settings, names),
  ),
  ...planLists(wanted, present),
  ...planRedirects(wanted.redirects, present.redirects),
  ...(present.monitors === null ? [] : planMonitors(wanted.monitors ?? [], present.monitors, unread)),
  ...(present.servers === null ? [] : (wanted.permissions ?? [])).flatMap((server) =>
    planServer(server, present, names),
  ),
  ...(present.listed === null ? [] : planArrangement(wanted.arrangement ?? [], present.listed, arrangement)),
];
