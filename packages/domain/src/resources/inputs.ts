import { type MonitorInput, INPUTS_PER_CALL } from '../contract/calls/inputs';
import { updateMonitorInputs } from '../contract/calls/monitor-detail';
import type { Resource, Field } from '../kernel/save';
import { makeCall, type EntityId } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { t } from './text.en';
import { inputFields } from './fields';

type Name = (typeof inputFields)[number]['key'];
const names: readonly Name[] = inputFields.map(({ key }) => key);
const fieldByName = new Map<string, Field>(inputFields.map((field) => [field.key, field]));

const rowsKey = Symbol('inputs');

/** The fields of several inputs by id and name (“7 note”), so that the guard merges each of them. */
export interface InputFields {
  readonly [field: string]: unknown;
  /** The inputs that they are of; missing in an edit of single fields. */
  readonly [rowsKey]?: readonly MonitorInput[];
}

const keyOf = (id: EntityId, name: string): string => `${id} ${name}`;
const idIn = (key: string): string => key.slice(0, key.lastIndexOf(' '));
const nameIn = (key: string): string => key.slice(key.lastIndexOf(' ') + 1);

export const toFields = (inputs: readonly MonitorInput[]): InputFields => ({
  ...Object.fromEntries(inputs.flatMap((input) => names.map((name) => [keyOf(input.id, name), input[name]]))),
  [rowsKey]: inputs,
});

/** Those of the inputs that others have as well. */
export function keepInputs(fields: InputFields, others: InputFields): InputFields {
  const ids = new Set((others[rowsKey] ?? []).map(({ id }) => String(id)));
  const rows = fields[rowsKey];
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => ids.has(idIn(key)))),
    ...(rows && { [rowsKey]: rows.filter(({ id }) => ids.has(String(id))) }),
  };
}

/** How the fields are merged and shown; with the link where they are of several inputs. */
export function guardedFields(fields: InputFields): readonly Field[] {
  const rows = fields[rowsKey] ?? [];
  const links = new Map(rows.length > 1 ? rows.map(({ id, link }) => [String(id), link]) : []);
  return Object.keys(fields).map((key) => {
    const link = links.get(idIn(key));
    const { label = '', secret } = fieldByName.get(nameIn(key)) ?? {};
    return { key, label: link === undefined ? label : t('fieldOfInput', { label, link }), secret };
  });
}

/** The fields of those inputs that an edit changes. */
export function inputsIn(inputs: readonly MonitorInput[], edit: InputFields): InputFields {
  const ids = new Set(Object.keys(edit).map(idIn));
  return toFields(inputs.filter(({ id }) => ids.has(String(id))));
}

/** An undefined field is left out. */
function withFields(input: MonitorInput, fields: InputFields): MonitorInput {
  const changed = names.filter((name) => {
    const key = keyOf(input.id, name);
    return Object.hasOwn(fields, key) && fields[key] !== input[name];
  });
  if (changed.length === 0) return input;
  const next: Record<string, unknown> = { ...input };
  for (const name of changed) {
    const value = fields[keyOf(input.id, name)];
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return next as MonitorInput;
}

/** The inputs with their merged fields; those that nothing changes are the same objects. */
export const toInputs = (fields: InputFields): readonly MonitorInput[] =>
  (fields[rowsKey] ?? []).map((input) => withFields(input, fields));

/** The inputs that their merged fields change. */
export function changedInputs(fields: InputFields): readonly MonitorInput[] {
  const rows = fields[rowsKey] ?? [];
  return toInputs(fields).filter((input, at) => input !== rows[at]);
}

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
