import { attach, createStore, sample, type Effect, type Event } from 'effector';
import { createCall, type AnswerOf, type EntityId, type Failure } from '../../shared/http';
import { updateMonitorInputs } from '../contract';
import { $uuid, page } from '../page';
import { trackWrite } from '../pending-writes';
import { addMonitorInputs, type MonitorInput } from './contract';
import { inputsSaved } from './list';

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

interface Update extends Batch {
  readonly uuid: string;
}

/** Saves changed inputs. */
export const updateFx = attach({
  effect: createCall(updateMonitorInputs),
  mapParams: ({ uuid, inputs, force }: Update) => ({
    parameters: { uuid },
    payload: { inputs: [...inputs], force },
  }),
});
trackWrite(updateFx, ({ uuid }) => uuid);

/** The server has saved changed inputs of the open monitor. */
export const updated = sample({
  clock: updateFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params }) => params.inputs,
});
sample({ clock: updated, target: inputsSaved });

/** The ids of the changes in flight. */
export const $inFlight = createStore<ReadonlySet<EntityId>>(new Set())
  .on(page.started, () => new Set())
  .on(updateFx, (_, { inputs }) => new Set(inputs.map(({ id }) => id)))
  .on(updateFx.finally, () => new Set());
