import { attach, combine, createStore, sample, type Effect, type Event } from 'effector';
import { createGuardedWrite, QUIET_READ_MS, resourceRead, type Edit } from '../../shared/guard';
import { createCall, type AnswerOf, type EntityId, type Failure } from '../../shared/http';
import { getMonitor, updateMonitorInputs } from '../../contract/calls/monitor-detail';
import { $uuid, loaded, page } from '../page';
import { trackWrite } from '../pending-writes';
import { addMonitorInputs, deleteMonitorInput, type MonitorInput } from '../../contract/calls/inputs';
import { changedInputs, guardedFields, keepInputs, toFields, toInputs, type InputFields } from './fields';
import { $savedInputs, inputDeleted, inputsRead, inputsSaved } from './list';

interface Batch {
  readonly inputs: readonly MonitorInput[];
  /** Confirms duplicates, after a 409. */
  readonly force: boolean;
}

interface Addition<Params> {
  readonly addFx: Effect<Params, AnswerOf<typeof addMonitorInputs>, Failure>;
  /** The inputs that were added to the open monitor, with their ids. */
  readonly added: Event<readonly MonitorInput[]>;
}

/** An effect that adds inputs to a monitor. If that monitor is still open, they join its list. */
export function createAddition<Params extends { readonly uuid: string }>(
  batchOf: (params: Params) => Batch,
): Addition<Params> {
  const addFx = attach({
    effect: createCall(addMonitorInputs),
    mapParams: (params: Params) => {
      const { inputs, force } = batchOf(params);
      return { parameters: { uuid: params.uuid }, payload: { inputs: [...inputs], force } };
    },
  });
  trackWrite(addFx, ({ uuid }) => uuid);
  const added = sample({
    clock: addFx.done,
    source: $uuid,
    filter: (uuid, { params }) => params.uuid === uuid,
    fn: (_, { result }) => result.body.inputs,
  });
  sample({ clock: added, target: inputsSaved });
  return { addFx, added };
}

interface InputsOf {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
}

const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });
const updateCallFx = createCall(updateMonitorInputs);
const deleteCallFx = createCall(deleteMonitorInput);

// Both calls send whole inputs, so both are guarded by what the server has (decisions/0015).
const resourceOf = ({ uuid }: { readonly uuid: string }): string => `inputs/${uuid}`;
const guarded = {
  resourceOf,
  $known: combine({ uuid: $uuid, inputs: $savedInputs }),
  read: async ({ uuid }: { readonly uuid: string }): Promise<InputsOf> => ({
    uuid,
    inputs: (await readFx({ parameters: { uuid } })).body.inputs,
  }),
};
sample({ clock: loaded, fn: resourceOf, target: resourceRead });

/** Changed inputs, sent by one call. */
export interface Update {
  readonly uuid: string;
  readonly edits: ReadonlyArray<Edit<MonitorInput>>;
  /** Confirms duplicates, after a 409. */
  readonly force: boolean;
}

const fieldsOf = ({ edits }: Update, side: 'base' | 'mine'): InputFields =>
  toFields(edits.map((edit) => edit[side]));

const updating = createGuardedWrite<Update, InputsOf, InputFields>({
  name: updateMonitorInputs.name,
  ...guarded,
  currentOf: ({ uuid, inputs }, update) => {
    if (uuid !== update.uuid) return null;
    const ids = new Set(update.edits.map(({ mine }) => mine.id));
    return toFields(inputs.filter(({ id }) => ids.has(id)));
  },
  editOf(update, current) {
    const [base, mine] = [fieldsOf(update, 'base'), fieldsOf(update, 'mine')];
    return current === null
      ? { base, mine }
      : { base: keepInputs(base, current), mine: keepInputs(mine, current) };
  },
  fieldsOf: (update) => guardedFields(fieldsOf(update, 'mine')),
  subjectOf: ({ edits: [first, ...rest] }) =>
    rest.length > 0 ? 'several inputs' : `the input “${first?.base.link ?? ''}”`,
  async write({ uuid, force }, fields) {
    const inputs = changedInputs(fields);
    if (inputs.length > 0)
      await updateCallFx({ parameters: { uuid }, payload: { inputs: [...inputs], force } });
  },
});

/** Saves changed inputs, merged by field into those that the server has. One that was deleted elsewhere stays deleted. */
export const updateFx = updating.writeFx;
trackWrite(updateFx, ({ uuid }) => uuid);

/** The server has saved changed inputs of the open monitor; `written` are those that it still has. */
export const updated = sample({
  clock: updateFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params, result }) => {
    const written = toInputs(result.value);
    const ids = new Set(written.map(({ id }) => id));
    return { edits: params.edits, written, missing: params.edits.filter(({ mine }) => !ids.has(mine.id)) };
  },
});
sample({ clock: updated, fn: ({ written }) => written, target: inputsSaved });

/** The ids of the changes in flight. */
export const $inFlight = createStore<ReadonlySet<EntityId>>(new Set())
  .on(page.started, () => new Set())
  .on(updateFx, (_, { edits }) => new Set(edits.map(({ mine }) => mine.id)))
  .on(updateFx.finally, () => new Set());

/** A deletion in flight. */
export interface Deleting {
  readonly uuid: string;
  readonly item: MonitorInput;
  /** Its place in the list; -1 if it is not there. */
  readonly index: number;
  /** One of a job, which reports all of them together. */
  readonly isOneOfMany: boolean;
}

const deleting = createGuardedWrite<Deleting, InputsOf, { readonly item: MonitorInput | null }>({
  name: deleteMonitorInput.name,
  ...guarded,
  currentOf: ({ uuid, inputs }, { uuid: of, item }) =>
    uuid === of ? { item: inputs.find(({ id }) => id === item.id) ?? null } : null,
  editOf: ({ item }) => ({ base: { item }, mine: { item } }),
  fieldsOf: () => [],
  // Nothing is merged, so nothing conflicts.
  subjectOf: () => '',
  // Its body is the item as the server has it; one that was deleted elsewhere needs no call.
  async write({ uuid }, { item }) {
    if (item !== null) await deleteCallFx({ parameters: { uuid }, payload: item });
  },
});

/** Deletes an input. */
export const deleteFx = deleting.writeFx;
trackWrite(deleteFx, ({ uuid }) => uuid);
sample({
  clock: deleteFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params }) => params.item.id,
  target: inputDeleted,
});

sample({
  clock: [updating.refreshed, deleting.refreshed],
  source: $uuid,
  filter: (uuid, { known }) => known.uuid === uuid,
  fn: (_, { known }) => known.inputs,
  target: inputsRead,
});
