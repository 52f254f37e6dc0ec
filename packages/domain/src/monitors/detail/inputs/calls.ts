import { attach, combine, createEffect, createStore, merge, sample } from 'effector';
import { createSave, resourceRead, type Edit } from '../../../kernel/save';
import { acted, actOf } from '../../../kernel/save/resource';
import { $touched, rowsTouched } from '../../../kernel/save/freshness';
import { takeRead } from '../../../kernel/save/rows';
import { makeCall, statusOf, type EntityId, type Failure } from '../../../kernel/http';
import {
  deletedInputs,
  inputs as resource,
  type InputsTarget,
  type KnownInputs,
} from '../../../resources/inputs';
import { $loadedUuid, $savedInputs, $uuid, inputsPatched, loaded } from '../page';
import { trackWrite } from '../../../resources/pending-writes';
import { addMonitorInputs, type MonitorInput } from '../../../contract/calls/inputs';
import { t } from '../text.en';

/** The message of a failed inputs call (specification 8.8); 401 and timeouts have their own. */
export const inputFailureText = (failure: Failure, otherwise: string, timedOut = otherwise): string => {
  if (statusOf(failure) === 401) return t('sessionExpired');
  return failure.kind === 'timeout' ? timedOut : otherwise;
};

/** Inputs to add to a monitor. */
interface Addition {
  readonly uuid: string;
  readonly inputs: readonly MonitorInput[];
  /** Confirms duplicates, after a 409. */
  readonly force: boolean;
}

/** Adds inputs to a monitor; it returns them as the server has them. */
export const addFx = createEffect<Addition, readonly MonitorInput[], Failure>(
  async ({ uuid, inputs, force }) => {
    const payload = { inputs: [...inputs], force };
    return (await makeCall(addMonitorInputs, { parameters: { uuid }, payload })).body.inputs;
  },
);
trackWrite(addFx, ({ uuid }) => uuid);
/** Inputs were added to the open monitor, to scroll to. */
export const inputsAdded = sample({
  clock: addFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { result }) => result,
});

// Both calls send whole inputs, so both are guarded by what the server has (decisions/0015).
const $known = combine($loadedUuid, $savedInputs, (uuid, inputs): KnownInputs => ({
  uuid: uuid ?? '',
  inputs,
}));
sample({ clock: loaded, fn: resource.keyOf, target: resourceRead });

/** Changed inputs, sent by one call. */
export interface Update extends Edit<readonly MonitorInput[]> {
  readonly uuid: string;
  /** Confirms duplicates, after a 409. */
  readonly force: boolean;
}

const updating = createSave<readonly MonitorInput[], KnownInputs, InputsTarget, Update>(
  {
    ...resource,
    subjectOf: ({ base: [first, ...rest] }) =>
      rest.length > 0 ? t('inputsSubject') : t('inputSubject', { link: first?.link ?? '' }),
  },
  { $known },
);
/** Saves changed inputs, merged by field into those that the server has. One that was deleted elsewhere stays deleted. */
export const { saveFx: updateFx } = updating;
trackWrite(updateFx, ({ uuid }) => uuid);

/** The server has new or changed inputs. */
const inputsSaved = merge([
  addFx.done.map(({ params: { uuid }, result: inputs }) => ({ uuid, inputs })),
  updateFx.done.map(({ params: { uuid }, result: { value: inputs } }) => ({ uuid, inputs })),
]);
sample({
  clock: inputsSaved,
  fn: ({ uuid, inputs: saved }) => ({
    uuid,
    patch(inputs: readonly MonitorInput[]) {
      const changed = new Map(saved.map((input) => [input.id, input]));
      const current = inputs.map((input) => {
        const next = changed.get(input.id);
        changed.delete(input.id);
        return next ?? input;
      });
      return [...changed.values(), ...current];
    },
  }),
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
  (sending, uuid): ReadonlySet<EntityId> =>
    new Set(sending?.uuid === uuid ? sending.mine.map(({ id }) => id) : []),
);

/** An input, of a monitor that may no longer be open, and its place in the list. */
export interface InputOf {
  readonly uuid: string;
  readonly item: MonitorInput;
  readonly index: number;
}

/** A deletion in flight. */
export interface Deleting extends InputOf {
  /** One of a job, which reports all of them together. */
  readonly isOneOfMany: boolean;
}

const deleting = createSave<readonly MonitorInput[], KnownInputs, InputsTarget>(deletedInputs, { $known });

/** Deletes an input. */
export const deleteFx = attach({
  effect: deleting.saveFx,
  mapParams: ({ uuid, item }: Deleting) => ({ uuid, base: [item], mine: [item] }),
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
  fn: ({ params: { uuid, item } }) => ({
    uuid,
    patch: (inputs: readonly MonitorInput[]) => inputs.filter(({ id }) => id !== item.id),
  }),
  target: inputsPatched,
});

sample({
  clock: [
    merge([updateFx, updateFx.finally.map(({ params }) => params)]).map(({ uuid, mine: inputs }) => ({
      uuid,
      inputs,
    })),
    merge([deleteFx, deleteFx.finally.map(({ params }) => params)]).map(({ uuid, item }) => ({
      uuid,
      inputs: [item],
    })),
    inputsSaved,
  ],
  fn: ({ uuid, inputs }) => ({ key: resource.keyOf({ uuid }), ids: inputs.map(({ id }) => id) }),
  target: rowsTouched,
});

sample({
  clock: [updating.refreshed, deleting.refreshed],
  source: $touched,
  fn: (touched, { known, since }) => ({
    uuid: known.uuid,
    patch: takeRead<MonitorInput>(resource.keyOf(known), ({ id }) => id, known.inputs, since, touched),
  }),
  target: inputsPatched,
});
