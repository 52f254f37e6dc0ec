import { createEvent, createStore } from 'effector';
import type { EntityId } from '../../shared/http';
import type { MonitorInput } from '../contract';
import { loaded, page } from '../page';

/** The server has taken inputs up, new or changed. Those of a monitor left since are not of this list. */
export const inputsSaved = createEvent<readonly MonitorInput[]>();
/** The server has let an input go. */
export const inputDeleted = createEvent<EntityId>();

/** Inputs that the person has just added, as the server has them: they should be seen. */
export const inputsAdded = createEvent<readonly MonitorInput[]>();

/** The inputs as the server is known to have them. */
export const $savedInputs = createStore<readonly MonitorInput[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => detail.inputs)
  .on(inputsSaved, (inputs, saved) => {
    const changed = new Map(saved.map((input) => [input.id, input]));
    const standing = inputs.map((input) => {
      const next = changed.get(input.id);
      changed.delete(input.id);
      return next ?? input;
    });
    return [...standing, ...changed.values()];
  })
  .on(inputDeleted, (inputs, id) => inputs.filter((input) => input.id !== id));
