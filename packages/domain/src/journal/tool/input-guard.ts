import { getMonitor, updateMonitorInputs } from '../../contract/calls/monitor-detail';
import {
  batchesOf,
  changedInputs,
  guardedFields,
  keepInputs,
  toFields,
  type InputFields,
} from '../../monitor-detail/inputs/fields';
import { createListWrite } from '../../monitor-writes/lists';
import { QUIET_READ_MS } from '../../shared/guard';
import { createCall } from '../../shared/http';
import { missing } from './missing';

const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });
const sendFx = createCall(updateMonitorInputs);

/** Writes fields of several inputs of one monitor, a hundred per call; a field that was changed elsewhere is asked about. */
export const writeInputFieldsFx = createListWrite<InputFields>({
  name: updateMonitorInputs.name,
  resource: 'inputs',
  nounOf: (name) => `the inputs of ${name}`,
  fieldsOf: guardedFields,
  read: async (uuid) => toFields((await readFx({ parameters: { uuid } })).body.inputs),
  within: (fields, current) => {
    const existing = keepInputs(fields, current);
    if (Object.keys(existing).length === 0) throw missing(updateMonitorInputs.name);
    return existing;
  },
  write: async (uuid, fields) => {
    for (const inputs of batchesOf(changedInputs(fields))) {
      await sendFx({ parameters: { uuid }, payload: { inputs: [...inputs], force: false } });
    }
  },
});
