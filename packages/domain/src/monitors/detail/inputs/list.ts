import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../../../kernel/http';
import { newestFirst } from '../../../kernel/save/rows';
import { $loadedUuid, loaded, page } from '../page';
import { detailPatched } from '../../loaded';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { factsLearnt } from '../../../kernel/page/facts';

/** The server accepted new or changed inputs of the open monitor. */
export const inputsSaved = createEvent<readonly MonitorInput[]>();
export const inputDeleted = createEvent<EntityId>();
/** The inputs of the open monitor were read again in the background. */
export const inputsRead = createEvent<(before: readonly MonitorInput[]) => readonly MonitorInput[]>();

/** Deleted inputs are on the server again; `index` is where they were. */
export const inputsRestored = createEvent<{
  readonly inputs: readonly MonitorInput[];
  readonly index: number;
}>();

/** Inputs that the person just added, to scroll to. */
export const inputsAdded = createEvent<readonly MonitorInput[]>();

const ordered = newestFirst<MonitorInput>(({ id }) => id);

/** The inputs as last received or saved; those that were added in this visit come first. */
export const $savedInputs = createStore<readonly MonitorInput[]>([])
  .on(page.started, () => [])
  .on(loaded, (inputs, { detail }) => ordered(inputs, detail.inputs))
  .on(inputsRead, (inputs, take) => take(inputs))
  .on(inputsSaved, (inputs, saved) => {
    const changed = new Map(saved.map((input) => [input.id, input]));
    const current = inputs.map((input) => {
      const next = changed.get(input.id);
      changed.delete(input.id);
      return next ?? input;
    });
    return [...changed.values(), ...current];
  })
  .on(inputDeleted, (inputs, id) => inputs.filter((input) => input.id !== id))
  .on(inputsRestored, (inputs, { inputs: restored, index }) => {
    const ids = new Set(restored.map(({ id }) => id));
    return inputs.filter(({ id }) => !ids.has(id)).toSpliced(index, 0, ...restored);
  });
sample({ clock: inputsRestored, fn: ({ inputs }) => inputs, target: inputsAdded });

sample({
  clock: $savedInputs,
  filter: ({ length }) => length > 0,
  fn: () => ({ hasInputs: true }),
  target: factsLearnt,
});
sample({
  clock: $savedInputs,
  source: $loadedUuid,
  filter: (uuid) => uuid !== null,
  fn: (uuid, inputs) => ({ uuid: uuid ?? '', patch: { inputs: [...inputs] } }),
  target: detailPatched,
});
