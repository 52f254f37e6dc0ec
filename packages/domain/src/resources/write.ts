import { sample } from 'effector';
import { updateMonitorInputs, type MonitorSettingChange } from '../contract/calls/monitor-detail';
import { infoPatched } from '../account/session';
import { makeCall } from '../kernel/http';
import { mergeFields, unmerged } from '../kernel/save/merge';
import { isOf, type Edit, type Resource, type Write } from '../kernel/save/resource';
import { writeFx } from '../kernel/save/write';
import type { MonitorTarget } from './monitor';
import { trackWrite } from './pending-writes';
import { patchInfo, type Settings } from './setting-values';
import { settings } from './settings';
import { regionFields, toRows, webhooks } from './webhooks';

/** A setting of a monitor that a job sets, whatever it was: nothing is read before. */
export const changedSetting: Resource<MonitorSettingChange, null, MonitorTarget> = {
  name: updateMonitorInputs.name,
  keyOf: ({ uuid }) => `setting/${uuid}`,
  read: () => Promise.resolve(null),
  find: () => null,
  fieldsOf: () => [],
  merge: ({ mine }) => unmerged(mine),
  subjectOf: () => '',
  save: (payload, { uuid }) => makeCall(updateMonitorInputs, { parameters: { uuid }, payload }),
};

/** Webhooks that a job changes. A region that the monitor does not have any more is left out. */
export const changedWebhooks: typeof webhooks = {
  ...webhooks,
  merge: ({ base, mine, tried }, theirs) =>
    mergeFields(base, mine, theirs, regionFields(toRows(theirs)), tried),
};

/** The monitor that a write is of; `null` if it is of the account. */
export const monitorOf = ({ op }: Write): MonitorTarget | null =>
  'uuid' in op ? (op as Edit<object> & MonitorTarget) : null;

/** Writes that follow each other: those of one list or one monitor. */
export const queueOf = (write: Write): string => monitorOf(write)?.uuid ?? write.resource.name;

// The pages show the written settings.
sample({
  clock: writeFx.done,
  filter: ({ params }) => isOf(params, settings),
  fn: ({ result }) => patchInfo(result.value as Settings),
  target: infoPatched,
});
// What belongs to no monitor is counted under an empty id.
trackWrite(writeFx, (write) => monitorOf(write)?.uuid ?? '');
