import { createEffect, sample } from 'effector';
import { updateMonitorInputs } from '../contract/calls/monitor-detail';
import { addMonitorInputs, deleteMonitorInput, type MonitorInput } from '../contract/calls/inputs';
import { batchesOf } from './inputs';
import { linkKey } from './input-form';
import { NEW_ID } from '../kernel/save/rows';
import type { Field } from '../kernel/save';
import { resourceWrittenByJob } from '../kernel/save/freshness';
import { mergeRows } from '../kernel/save/merge-rows';
import { takeLock } from '../kernel/ports';
import { makeCall, statusOf, type Failure } from '../kernel/http';
import { readMonitor } from './monitor';

interface InputsOf {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
}

const readInputs = async (uuid: string): Promise<readonly MonitorInput[]> => (await readMonitor(uuid)).inputs;

/** Sends inputs. What a 409 refuses is sent again in halves, until the duplicates are alone. */
async function sendOrSplit(
  inputs: readonly MonitorInput[],
  send: (inputs: readonly MonitorInput[]) => Promise<unknown>,
): Promise<void> {
  try {
    await send(inputs);
  } catch (failure) {
    if (statusOf(failure as Failure) !== 409) throw failure;
    // The answer does not say which input is a duplicate. A single one is in the monitor already.
    if (inputs.length === 1) return;
    const half = Math.ceil(inputs.length / 2);
    await sendOrSplit(inputs.slice(0, half), send);
    await sendOrSplit(inputs.slice(half), send);
  }
}

/** Adds inputs that the monitor does not have, a hundred per call, and never twice. */
export const addInputsFx = createEffect<InputsOf, void, Failure>(async ({ uuid, inputs }) => {
  const present = new Set((await readInputs(uuid)).map(({ link }) => linkKey(link)));
  const missing = inputs.filter(({ link }) => !present.has(linkKey(link)));
  for (const chunk of batchesOf(missing)) {
    await sendOrSplit(chunk, (part) =>
      makeCall(addMonitorInputs, {
        parameters: { uuid },
        payload: { inputs: part.map((input) => ({ ...input, id: NEW_ID })), force: false },
      }),
    );
  }
});

/** All fields, also those that other clients have added to an input. */
const fieldsOf = (...inputs: readonly MonitorInput[]): readonly Field[] =>
  [...new Set(inputs.flatMap((input) => Object.keys(input)))]
    .filter((key) => key !== 'id')
    .map((key) => ({ key, label: key }));

/** Inputs before and after an edit, matched by their ids. */
export interface InputsEdit {
  readonly uuid: string;
  readonly before: readonly MonitorInput[];
  readonly after: readonly MonitorInput[];
}

/**
 * Writes the edited fields of inputs onto what the server has now. Inputs that were deleted since stay deleted. It fails
 * with `declined` if a field was also changed elsewhere; the other inputs are written.
 */
export const updateInputsFx = createEffect<InputsEdit, void, Failure>(async (edit) => {
  const name = `inputs/${edit.uuid}`;
  const lock = await takeLock({ name, object: name });
  try {
    await updateInputs(edit);
  } finally {
    lock.release();
  }
});
async function updateInputs({ uuid, before, after }: InputsEdit): Promise<void> {
  const current = await readInputs(uuid);
  const { value, conflicts } = mergeRows({ base: before, mine: after }, current, ({ id }) => id, fieldsOf);
  const contested = new Set(conflicts.map(({ field: { key } }) => key.slice(0, key.lastIndexOf(' '))));
  const changed = value.filter((input) => !current.includes(input) && !contested.has(String(input.id)));
  for (const inputs of batchesOf(changed)) {
    await makeCall(updateMonitorInputs, {
      parameters: { uuid },
      payload: { inputs: [...inputs], force: false },
    });
  }
  if (contested.size > 0) {
    throw { kind: 'declined', call: updateMonitorInputs.name } satisfies Failure;
  }
}
/** Deletes inputs that are still there, one per call. */
export const deleteInputsFx = createEffect<InputsOf, void, Failure>(async ({ uuid, inputs }) => {
  const present = new Map((await readInputs(uuid)).map((input) => [input.id, input]));
  for (const { id } of inputs) {
    const input = present.get(id);
    if (input !== undefined) await makeCall(deleteMonitorInput, { parameters: { uuid }, payload: input });
  }
});

// The pages of the monitor, in this tab as well, have old inputs now.
sample({
  clock: [addInputsFx.finally, updateInputsFx.finally, deleteInputsFx.finally],
  fn: ({ params }: { readonly params: { readonly uuid: string } }) => `inputs/${params.uuid}`,
  target: resourceWrittenByJob,
});
