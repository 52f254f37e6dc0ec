import { combine, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../../../kernel/entries';
import type { EntityId } from '../../../kernel/http';
import { notify } from '../../../kernel/toasts/notify';
import { createUndo } from '../../../kernel/save/undo';
import { inputFailureText } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { $inFlight, createAddition, deleteFx, type Deleting } from './calls';
import { queueDelayed } from './changes';
import { NEW_ID } from '../../../kernel/save/changes';
import { $savedInputs, inputsRestored } from './list';
import { t } from '../text.en';

export const MAX_CONCURRENT_DELETES = 4;

/** Deletes an input without a confirmation. */
export const deleteRequested = createEvent<EntityId>();
/** Hides an input and deletes it as soon as no update of it is in flight. */
export const deletionRequested = createEvent<Omit<Deleting, 'uuid' | 'index'>>();
const found = sample({
  clock: deleteRequested,
  source: $savedInputs,
  fn: (inputs, id) => inputs.find((input) => input.id === id),
});
sample({
  clock: found,
  filter: Boolean,
  fn: (item) => ({ item, isOneOfMany: false }),
  target: deletionRequested,
});

interface Deletion extends Omit<Deleting, 'uuid' | 'index'> {
  readonly isSent: boolean;
}

/** Requested deletes without an answer. */
export const $deletions = createStore<ReadonlyMap<EntityId, Deletion>>(new Map())
  .on(page.started, () => new Map())
  .on(deletionRequested, (deletions, one) =>
    deletions.has(one.item.id) ? deletions : new Map(deletions).set(one.item.id, { ...one, isSent: false }),
  )
  .on(deleteFx, (deletions, { item, isOneOfMany }) =>
    new Map(deletions).set(item.id, { item, isOneOfMany, isSent: true }),
  )
  .on(discardRequested, (deletions) => new Map([...deletions].filter(([, { isSent }]) => isSent)))
  .on(deleteFx.finally, (deletions, { params }) => withEntry(deletions, params.item.id, null));

// An input whose update is in flight is deleted after the answer, because the
// update could not find it on the server.
const next = sample({
  clock: [deletionRequested, deleteFx, deleteFx.finally, $inFlight],
  source: { deletions: $deletions, inFlight: $inFlight, saved: $savedInputs, uuid: $uuid },
  fn: ({ deletions, inFlight, saved, uuid }): Deleting | null => {
    const all = [...deletions.values()];
    if (all.filter(({ isSent }) => isSent).length >= MAX_CONCURRENT_DELETES) return null;
    const waiting = all.find(({ item, isSent }) => !isSent && !inFlight.has(item.id));
    if (waiting === undefined) return null;
    const { item, isOneOfMany } = waiting;
    return { uuid, item, isOneOfMany, index: saved.findIndex(({ id }) => id === item.id) };
  },
});
sample({ clock: next, filter: Boolean, target: deleteFx });

// A failed delete restores the input with its unsaved changes (specification 4.9), which are sent after a
// delay.
sample({ clock: deleteFx.fail, target: queueDelayed });

const undo = createUndo<Deleting>('inputs');
/** The offer to undo the last delete; `null` without one. */
export const $undo = combine(undo.$undo, page.$isOpen, (offer, isOpen) => (isOpen ? offer : null));
export const { undoRequested } = undo;

sample({
  clock: deleteFx.done,
  filter: ({ params }) => !params.isOneOfMany,
  fn: ({ params }) => ({
    label: params.item.link,
    item: params,
    toast: { kind: 'success' as const, text: t('deleted') },
  }),
  target: undo.offered,
});

// Forced, so that restoring an input never opens the duplicate question.
const { addFx: restoreFx } = createAddition(({ item }: Deleting) => ({
  inputs: [{ ...item, id: NEW_ID }],
  force: true,
}));
sample({ clock: undo.undone, fn: ({ item }) => item, target: restoreFx });
sample({
  clock: restoreFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params, result }) => ({ inputs: result.body.inputs, index: params.index }),
  target: inputsRestored,
});
sample({
  clock: restoreFx.fail,
  fn: ({ params, error }) => ({
    label: params.item.link,
    item: params,
    toast: {
      kind: 'error' as const,
      text: inputFailureText(error, t('addFailed'), t('addTimedOut')),
    },
  }),
  target: undo.offered,
});

notify({
  done: [restoreFx.done, () => t('restored')],
  failed: [
    sample({ clock: deleteFx.fail, filter: ({ params }) => !params.isOneOfMany }),
    ({ error }) => inputFailureText(error, t('deleteFailed')),
  ],
});
