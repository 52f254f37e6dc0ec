import type { MonitorListItem } from '../../contract/calls/monitors';
import { added } from '../../resources';
import type { BackupArrangement } from './file';
import type { Arrangement } from './present';
import type { ArrangementWrite, RestoreStep } from './steps';
import { t } from './text.en';

/** The pins that this browser lacks, by the monitors that the file means: by their uuids, else by name and product. */
export const planArrangement = (
  wanted: readonly BackupArrangement[],
  listed: readonly MonitorListItem[],
  { pins }: Arrangement,
): readonly RestoreStep[] =>
  wanted.map((monitor): RestoreStep => {
    const found =
      listed.find(({ monitor_uuid }) => monitor_uuid === monitor.uuid) ??
      listed.find(
        ({ monitor_name, product_name }) =>
          monitor_name === monitor.name && (product_name ?? '') === monitor.product,
      );
    const step = { id: `arrangement ${monitor.uuid}`, group: t('arrangement'), title: monitor.name };
    if (found === undefined) return { ...step, changes: [], skipped: t('noMonitor') };
    const { monitor_uuid: uuid } = found;
    const write: ArrangementWrite = {
      part: 'arrangement',
      uuid,
      isPinned: monitor.pinned && !pins.has(uuid),
    };
    const changes = added(write.isPinned ? [t('pin')] : []);
    return changes.length === 0 ? { ...step, changes, isUnchanged: true } : { ...step, changes, write };
  });
