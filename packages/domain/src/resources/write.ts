import { updateMonitorInputs, type MonitorSettingChange } from '../contract/calls/monitor-detail';
import { makeCall } from '../kernel/http';
import { mergeFields, unmerged } from '../kernel/save/merge';
import type { Edit, Resource, Write } from '../kernel/save/resource';
import { writeFx } from '../kernel/save/write';
import { mergeRows } from '../kernel/save/merge-rows';
import { fieldsWithLink, inputs } from './inputs';
import type { MonitorTarget } from './monitor';
import { trackWrite } from './pending-writes';
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

/** Inputs that a job changes. A question about one names its link: no page shows it. */
export const changedInputs: typeof inputs = {
  ...inputs,
  merge: (edit, theirs) => mergeRows(edit, theirs, ({ id }) => id, fieldsWithLink),
};

/** The monitor that a write is of; `null` if it is of the account. */
export const monitorOf = ({ op }: Write): MonitorTarget | null =>
  'uuid' in op ? (op as Edit<object> & MonitorTarget) : null;

/** Writes that follow each other: those of one list or one monitor. */
export const queueOf = (write: Write): string => monitorOf(write)?.uuid ?? write.resource.name;

// What belongs to no monitor is counted under an empty id.
trackWrite(writeFx, (write) => monitorOf(write)?.uuid ?? '');
