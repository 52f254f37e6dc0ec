import { deleteMonitorInput, type MonitorInput, INPUTS_PER_CALL } from '../contract/calls/inputs';
import { updateMonitorInputs } from '../contract/calls/monitor-detail';
import type { Field, Resource } from '../kernel/save';
import { unmerged } from '../kernel/save/merge';
import { mergeRows } from '../kernel/save/merge-rows';
import { makeCall } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { t } from './text.en';
import { inputFields } from './fields';

/** Items in batches of one call each. */
export const batchesOf = <Item>(items: readonly Item[]): ReadonlyArray<readonly Item[]> =>
  Array.from({ length: Math.ceil(items.length / INPUTS_PER_CALL) }, (_, at) =>
    items.slice(at * INPUTS_PER_CALL, (at + 1) * INPUTS_PER_CALL),
  );

/** The inputs of a monitor. */
export interface KnownInputs {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
}

export interface InputsTarget extends MonitorTarget {
  /** Confirms duplicates, after a 409. */
  readonly force?: boolean | undefined;
}

/** How an input of several is merged and shown: with its link. */
export const fieldsWithLink = ({ link }: MonitorInput): readonly Field[] =>
  inputFields.map(({ key, label, secret }) => ({ key, label: t('fieldOfInput', { label, link }), secret }));

/** Some inputs of a monitor, merged by their fields and written whole, a hundred per call. One that was deleted stays deleted. */
export const inputs: Resource<readonly MonitorInput[], KnownInputs, InputsTarget> = {
  name: updateMonitorInputs.name,
  keyOf: ({ uuid }) => `inputs/${uuid}`,
  read: async ({ uuid }) => ({ uuid, inputs: (await readMonitor(uuid)).inputs }),
  find(known, { uuid, mine }) {
    const ids = new Set(mine.map(({ id }) => id));
    return known.uuid === uuid ? known.inputs.filter(({ id }) => ids.has(id)) : null;
  },
  fieldsOf: () => inputFields,
  merge: (edit, theirs) =>
    mergeRows(edit, theirs, ({ id }) => id, edit.mine.length > 1 ? fieldsWithLink : () => inputFields),
  subjectOf: ({ name }) => (name === undefined ? t('thisInputsSubject') : t('inputsSubject', { name })),
  async save(merged, { uuid, force = false }, theirs) {
    for (const batch of batchesOf(merged.filter((input) => !theirs.includes(input))))
      await makeCall(updateMonitorInputs, { parameters: { uuid }, payload: { inputs: [...batch], force } });
  },
};

/** Inputs to delete, one per call, as the server has them. What was deleted elsewhere needs no call. */
export const deletedInputs: typeof inputs = {
  ...inputs,
  name: deleteMonitorInput.name,
  // Several wait for all other writes of the monitor's inputs.
  objectOf: ({ uuid, mine: [first, ...rest] }) =>
    rest.length === 0 ? `inputs/${uuid}/${first?.id}` : `inputs/${uuid}`,
  // Nothing is merged, so nothing conflicts.
  fieldsOf: () => [],
  merge: (_, theirs) => unmerged(theirs),
  async save(deleted, { uuid }) {
    for (const payload of deleted) await makeCall(deleteMonitorInput, { parameters: { uuid }, payload });
  },
};
