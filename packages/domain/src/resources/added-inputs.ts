import { addMonitorInputs, type MonitorInput } from '../contract/calls/inputs';
import { makeCall, statusOf, type Failure } from '../kernel/http';
import { unmerged } from '../kernel/save/merge';
import { NEW_ID } from '../kernel/save/rows';
import { linkKey } from './input-form';
import { batchesOf, inputs } from './inputs';

/** Sends inputs. What a 409 refuses is sent again in halves, until the duplicates are alone. */
async function sendOrSplit(
  added: readonly MonitorInput[],
  send: (added: readonly MonitorInput[]) => Promise<unknown>,
): Promise<void> {
  try {
    await send(added);
  } catch (failure) {
    if (statusOf(failure as Failure) !== 409) throw failure;
    // The answer does not say which input is a duplicate. A single one is in the monitor already.
    if (added.length === 1) return;
    const half = Math.ceil(added.length / 2);
    await sendOrSplit(added.slice(0, half), send);
    await sendOrSplit(added.slice(half), send);
  }
}

/** Inputs that a job adds: those whose link the monitor does not have, a hundred per call, and never twice. */
export const addedInputs: typeof inputs = {
  ...inputs,
  name: addMonitorInputs.name,
  find: (known, { uuid }) => (known.uuid === uuid ? known.inputs : null),
  fieldsOf: () => [],
  merge({ mine }, theirs) {
    const present = new Set(theirs.map(({ link }) => linkKey(link)));
    return unmerged(mine.filter(({ link }) => !present.has(linkKey(link))));
  },
  async save(missing, { uuid }) {
    const parameters = { uuid };
    for (const batch of batchesOf(missing))
      await sendOrSplit(batch, (part) => {
        const payload = { inputs: part.map((input) => ({ ...input, id: NEW_ID })), force: false };
        return makeCall(addMonitorInputs, { parameters, payload });
      });
  },
};
