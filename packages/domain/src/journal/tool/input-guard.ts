import { getMonitor, updateMonitorInputs } from '../../monitor-detail/contract';
import { INPUTS_PER_CALL, type MonitorInput } from '../../monitor-detail/inputs/contract';
import { createListWrite } from '../../monitor-writes/lists';
import { QUIET_READ_MS } from '../../shared/guard';
import { createCall, type EntityId } from '../../shared/http';
import { missing } from './missing';

const inputsKey = Symbol('inputs');

/** The fields of several inputs by “7 note”, so that the guard merges each of them. */
interface InputFields {
  readonly [field: string]: unknown;
  /** The inputs that the server has; missing in an edit. */
  readonly [inputsKey]?: readonly MonitorInput[];
}

const keyOf = (id: EntityId, field: string): string => `${id} ${field}`;

const flatten = (inputs: readonly MonitorInput[]): InputFields => ({
  ...Object.fromEntries(
    inputs.flatMap((input) =>
      Object.entries(input).map(([field, value]) => [keyOf(input.id, field), value ?? null]),
    ),
  ),
  [inputsKey]: inputs,
});

const labels: Readonly<Record<string, string>> = {
  link: 'Link',
  sizeRange: 'Size Range',
  region: 'Region',
  note: 'Note',
  priceLimit: 'Price Limit',
  specialWebhook: 'Special Webhook',
  active: 'Active',
  private: 'Private Input',
  keywordId: 'Keyword List',
};

const fieldOf = (key: string): string => key.slice(key.lastIndexOf(' ') + 1);

const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });
const sendFx = createCall(updateMonitorInputs);

/** Writes fields of several inputs of one monitor, a hundred per call; a field that was changed elsewhere is asked about. */
export const writeInputFieldsFx = createListWrite<InputFields>({
  name: updateMonitorInputs.name,
  resource: 'input-fields',
  nounOf: (name) => `the inputs of ${name}`,
  fieldsOf: (fields) =>
    Object.keys(fields).map((key) => ({
      key,
      label: labels[fieldOf(key)] ?? fieldOf(key),
      kind: 'value',
      isSecret: fieldOf(key) === 'specialWebhook',
    })),
  read: async (uuid) => flatten((await readFx({ parameters: { uuid } })).body.inputs),
  within: (fields, current) => {
    const ids = new Set((current[inputsKey] ?? []).map(({ id }) => String(id)));
    const existing = Object.entries(fields).filter(([key]) => ids.has(key.slice(0, key.lastIndexOf(' '))));
    if (existing.length === 0) throw missing(updateMonitorInputs.name);
    return Object.fromEntries(existing);
  },
  write: async (uuid, fields) => {
    const changed = (fields[inputsKey] ?? []).flatMap((input) => {
      const patch = Object.entries(labels).flatMap(([field]) => {
        const value = fields[keyOf(input.id, field)];
        const before: unknown = Reflect.get(input, field);
        return value === undefined || value === (before ?? null) ? [] : [[field, value] as const];
      });
      return patch.length === 0 ? [] : [{ ...input, ...Object.fromEntries(patch) }];
    });
    for (let at = 0; at < changed.length; at += INPUTS_PER_CALL) {
      const inputs = changed.slice(at, at + INPUTS_PER_CALL);
      await sendFx({ parameters: { uuid }, payload: { inputs, force: false } });
    }
  },
});

/** The edit of some fields of inputs. */
export const inputFields = (
  patches: ReadonlyArray<{ readonly id: EntityId; readonly values: object }>,
): InputFields =>
  Object.fromEntries(
    patches.flatMap(({ id, values }) =>
      Object.entries(values).map(([field, value]) => [keyOf(id, field), (value as unknown) ?? null]),
    ),
  );
