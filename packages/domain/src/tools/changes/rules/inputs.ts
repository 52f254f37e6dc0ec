import type { addMonitorInputs, deleteMonitorInput, MonitorInput } from '../../../contract/calls/inputs';
import type { Action } from '../entries';
import { inputFields } from '../../../resources/fields';
import { withMonitor, type Known } from '../known';
import { monitorHref } from '../../../shell/pages';
import { monitorName } from './monitor-name';
import { rowOf, ruleOf, type NewRow, type Recorded } from './rule';

interface InputChange {
  readonly before: MonitorInput | null;
  readonly after: MonitorInput | null;
}

function rowsOf(known: Known, uuid: string, action: Action, { before, after }: InputChange): NewRow[] {
  const shown = after ?? before;
  if (shown === null) return [];
  return rowOf(
    { fields: inputFields, action, before, after },
    { noun: 'input', name: shown.link, parent: monitorName(known, uuid), href: monitorHref(uuid) },
    { part: 'input', owner: uuid, id: shown.id },
  );
}

/** Rows of inputs of one monitor, and its inputs after the write. */
function recorded(known: Known, uuid: string, action: Action, all: readonly InputChange[]): Recorded {
  const detail = known.monitors.get(uuid);
  const next = new Map(detail?.inputs.map((input) => [input.id, input]));
  for (const { before, after } of all) {
    if (before !== null) next.delete(before.id);
    if (after !== null) next.set(after.id, after);
  }
  return {
    kind: 'inputs',
    action,
    rows: all.flatMap((change) => rowsOf(known, uuid, action, change)),
    known: detail === undefined ? {} : withMonitor(known, uuid, { ...detail, inputs: [...next.values()] }),
  };
}

const find = (known: Known, uuid: string, input: MonitorInput): MonitorInput | null =>
  known.monitors.get(uuid)?.inputs.find(({ id }) => id === input.id) ?? null;

/** Inputs that were changed together. */
export const inputsChanged = (known: Known, uuid: string, inputs: readonly MonitorInput[]): Recorded =>
  recorded(
    known,
    uuid,
    'changed',
    inputs.map((after) => ({ before: find(known, uuid, after), after })),
  );

export const inputsAdded = ruleOf<typeof addMonitorInputs>(({ parameters: { uuid }, answer }, known) =>
  recorded(
    known,
    uuid,
    'created',
    answer.body.inputs.map((after) => ({ before: null, after })),
  ),
);

// The body is the whole input, so that nothing needs to be known.
export const inputDeleted = ruleOf<typeof deleteMonitorInput>(({ parameters: { uuid }, payload }, known) =>
  recorded(known, uuid, 'deleted', [{ before: payload, after: null }]),
);
