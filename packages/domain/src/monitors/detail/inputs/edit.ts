import { createEvent, createStore, sample } from 'effector';
import { createBulkSelection } from '../../../kernel/job/bulk-selection';
import type { Edit } from '../../../kernel/save';
import type { EntityId } from '../../../kernel/http';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { page } from '../page';
import { $hasPrivateInputs } from '../../purchases';
import { inputsChanged } from './changes';
import { changeErrorOf, changeInput, type InputChange } from '../../../resources/input-form';
import { $inputs } from './shown';

export const activeChanged = createEvent<{ readonly id: EntityId; readonly isActive: boolean }>();

/** The same change of several inputs. */
export interface ManyChanged {
  readonly ids: readonly EntityId[];
  readonly change: InputChange;
}

/** Changes the same fields of several inputs; the queue saves them together. An invalid change is ignored. */
export const manyChanged = createEvent<ManyChanged>();

/** The inputs to change in a dialog, whose code is in a lazy chunk, and the one field that they get. */
export const selection = createBulkSelection<InputChange>(page);

/** Opens the dialog that edits an input, whose code is in a lazy chunk. */
export const editOpened = createEvent<EntityId>();
/** The input whose dialog is not open yet. */
export const $editWanted = createStore<EntityId | null>(null)
  .on(editOpened, (_, id) => id)
  .on(page.started, () => null);

/** Inputs that one act of the person changes, each before and after. */
export const editsMade = createEvent<ReadonlyArray<Edit<MonitorInput>>>();
sample({ clock: editsMade, fn: (edits) => edits.map(({ mine }) => mine), target: inputsChanged });

sample({
  clock: [
    sample({
      clock: activeChanged,
      fn: ({ id, isActive }): ManyChanged => ({ ids: [id], change: { active: isActive } }),
    }),
    manyChanged,
  ],
  source: { inputs: $inputs, hasPrivateInputs: $hasPrivateInputs },
  fn: ({ inputs, hasPrivateInputs }, { ids, change }) => {
    // Private inputs require the purchase (specification 5).
    const isRefused = change.isPrivate === true && !hasPrivateInputs;
    if (isRefused || changeErrorOf(change) !== null) return [];
    const wanted = new Set(ids);
    return inputs.flatMap((base) => {
      const mine = wanted.has(base.id) ? changeInput(base, change) : null;
      return mine === null ? [] : [{ base, mine }];
    });
  },
  target: editsMade,
});
