import type { MonitorInput } from '../contract/calls/inputs';
import { updateMonitorInputs } from '../contract/calls/monitor-detail';
import { batchesOf, changedInputs, guardedFields, inputsIn, type InputFields } from './input-fields';
import type { Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { t } from './text.en';

/** The inputs of a monitor. */
export interface KnownInputs {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
}

export interface InputsTarget extends MonitorTarget {
  /** Confirms duplicates, after a 409. */
  readonly force?: boolean | undefined;
}

/** Inputs of a monitor, merged by their fields and written whole, a hundred per call. */
export const inputs: Resource<InputFields, KnownInputs, InputsTarget> = {
  name: updateMonitorInputs.name,
  keyOf: ({ uuid }) => `inputs/${uuid}`,
  read: async ({ uuid }) => ({ uuid, inputs: (await readMonitor(uuid)).inputs }),
  find: (known, { uuid, mine }) => (known.uuid === uuid ? inputsIn(known.inputs, mine) : null),
  fieldsOf: guardedFields,
  subjectOf: ({ name }) => (name === undefined ? t('thisInputsSubject') : t('inputsSubject', { name })),
  async save(fields, { uuid, force = false }) {
    for (const batch of batchesOf(changedInputs(fields)))
      await makeCall(updateMonitorInputs, { parameters: { uuid }, payload: { inputs: [...batch], force } });
  },
};
