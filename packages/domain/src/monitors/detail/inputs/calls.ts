import { attach, combine, createEffect, createStore, merge, sample } from 'effector';
import { createSave, resourceRead, type Edit } from '../../../kernel/save';
import { acted, actOf } from '../../../kernel/save/resource';
import { $touched, rowsTouched } from '../../../kernel/save/writes';
import { takeRead } from '../../../kernel/save/rows';
import { createCall, makeCall, type EntityId, type Failure } from '../../../kernel/http';
import { inputs as resource, type KnownInputs } from '../../../resources/inputs';
import { $loadedUuid, $savedInputs, $uuid, inputsPatched, loaded } from '../page';
import { trackWrite } from '../../../resources/pending-writes';
import { addMonitorInputs, deleteMonitorInput, type MonitorInput } from '../../../contract/calls/inputs';
import { t } from '../text.en';

/** Inputs to add to a monitor. */
interface Addition {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
  /** Confirms duplicates, after a 409. */
  readonly force: boolean;
}

/** Adds inputs to a monitor; it returns them as the server has them. */
export const addFx = createEffect<Addition, readonly MonitorInput[], Failure>(
  async ({ uuid, inputs, force }) =>
    (
      await makeCall(addMonitorInputs, {
        parameters: { uuid },
        payload: { inputs: [...inputs], force },
      })
    ).body.inputs,
);
trackWrite(addFx, ({ uuid }) => uuid);
/** Inputs were added to the open monitor, to scroll to. */
export const inputsAdded = sample({
  clock: addFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { result }) => result,
});

const deleteCallFx = createCall(deleteMonitorInput);

// Both calls send whole inputs, so both are guarded by what the server has (decisions/0015).
const $known = combine($loadedUuid, $savedInputs, (uuid, inputs): KnownInputs => ({
  uuid: uuid ?? '',
  inputs,
}));
sample({ clock: loaded, fn: resource.keyOf, target: resourceRead });

/** Changed inputs, sent by one call. */
export interface Update {
  readonly uuid: string;
  readonly edits: ReadonlyArray<Edit<MonitorInput>>;
  /** Confirms duplicates, after a 409. */
  readonly force: boolean;
}

const updating = createSave<readonly MonitorInput[], KnownInputs, Update>(
  {
    ...resource,
    subjectOf: ({ edits: [first, ...rest] }) =>
      rest.length > 0 ? t('inputsSubject') : t('inputSubject', { link: first?.base.link ?? '' }),
  },
  { $known },
);

const idsOf = ({ edits }: Update): readonly EntityId[] => edits.map(({ mine }) => mine.id);

/** What was sent before, of all edits: the first that each tried, the second … */
const triedIn = (edits: Update['edits']): readonly (readonly MonitorInput[])[] =>
  Array.from({ length: Math.max(0, ...edits.map(({ tried }) => tried?.length ?? 0)) }, (_, at) =>
    edits.flatMap(({ tried }) => tried?.[at] ?? []),
  );

/** Saves changed inputs, merged by field into those that the server has. One that was deleted elsewhere stays deleted. */
export const updateFx = attach({
  effect: updating.saveFx,
  mapParams: (update: Update) => ({
    ...update,
    base: update.edits.map(({ base }) => base),
    mine: update.edits.map(({ mine }) => mine),
    tried: triedIn(update.edits),
  }),
});
trackWrite(updateFx, ({ uuid }) => uuid);

/** The server has saved changed inputs of the open monitor; `written` are those that it still has. */
export const updated = sample({
  clock: updateFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params, result }) => {
    const written = result.value;
    const ids = new Set(written.map(({ id }) => id));
    return { edits: params.edits, written, missing: params.edits.filter(({ mine }) => !ids.has(mine.id)) };
  },
});

/** The server has new or changed inputs of the open monitor. */
const inputsSaved = merge([inputsAdded, updated.map(({ written }) => written)]);
sample({
  clock: inputsSaved,
  fn: (saved) => (inputs: readonly MonitorInput[]) => {
    const changed = new Map(saved.map((input) => [input.id, input]));
    const current = inputs.map((input) => {
      const next = changed.get(input.id);
      changed.delete(input.id);
      return next ?? input;
    });
    return [...changed.values(), ...current];
  },
  target: inputsPatched,
});

/** The update in flight; one at a time, of any monitor. */
export const $sending = createStore<Update | null>(null)
  .on(updateFx, (_, update) => update)
  .on(updateFx.finally, () => null);
/** The ids of the open monitor's changes in flight. */
export const $inFlight = combine(
  $sending,
  $uuid,
  (sending, uuid): ReadonlySet<EntityId> => new Set(sending?.uuid === uuid ? idsOf(sending) : []),
);

/** An input, of a monitor that may no longer be open. */
export interface InputOf {
  readonly uuid: string;
  readonly item: MonitorInput;
}

/** A deletion in flight. */
export interface Deleting extends InputOf {
  /** Its place in the list; -1 if it is not there. */
  readonly index: number;
  /** One of a job, which reports all of them together. */
  readonly isOneOfMany: boolean;
}

interface DeletedItem {
  readonly item: MonitorInput | null;
}

const deleting = createSave<DeletedItem, KnownInputs, Deleting>(
  {
    name: deleteMonitorInput.name,
    keyOf: resource.keyOf,
    objectOf: (deletion) => `${resource.keyOf(deletion)}/${deletion.item?.id}`,
    read: resource.read,
    find: ({ uuid, inputs }, { uuid: of, item }) =>
      uuid === of ? { item: inputs.find(({ id }) => id === item.id) ?? null } : null,
    // Nothing is merged, so nothing conflicts.
    fieldsOf: () => [],
    subjectOf: () => '',
    // Its body is the item as the server has it; one that was deleted elsewhere needs no call.
    async save({ item }, { uuid }) {
      if (item !== null) await deleteCallFx({ parameters: { uuid }, payload: item });
    },
  },
  { $known },
);

/** Deletes an input. */
export const deleteFx = attach({
  effect: deleting.saveFx,
  mapParams: (deletion: Deleting) => ({ ...deletion, base: deletion, mine: deletion }),
});
trackWrite(deleteFx, ({ uuid }) => uuid);
sample({
  clock: deleteFx.done,
  filter: ({ params }) => !params.isOneOfMany,
  fn: ({ params: { uuid, item } }) => actOf('deleted', resource, { uuid, base: [item], mine: [item] }),
  target: acted,
});
sample({
  clock: deleteFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn:
    (_, { params }) =>
    (inputs: readonly MonitorInput[]) =>
      inputs.filter(({ id }) => id !== params.item.id),
  target: inputsPatched,
});

sample({
  clock: [
    merge([updateFx, updateFx.finally.map(({ params }) => params)]).map((update) => ({
      uuid: update.uuid,
      ids: idsOf(update),
    })),
    merge([deleteFx, deleteFx.finally.map(({ params }) => params)]).map(({ uuid, item }) => ({
      uuid,
      ids: [item.id],
    })),
    sample({
      clock: inputsSaved,
      source: $uuid,
      fn: (uuid, inputs) => ({ uuid, ids: inputs.map(({ id }) => id) }),
    }),
  ],
  fn: ({ uuid, ids }) => ({ key: resource.keyOf({ uuid }), ids }),
  target: rowsTouched,
});

sample({
  clock: [updating.refreshed, deleting.refreshed],
  source: { uuid: $uuid, touched: $touched },
  filter: ({ uuid }, { known }) => known.uuid === uuid,
  fn: ({ touched }, { known, since }) =>
    takeRead<MonitorInput>(resource.keyOf(known), ({ id }) => id, known.inputs, since, touched),
  target: inputsPatched,
});
