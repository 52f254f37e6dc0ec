import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createCall, type EntityId } from '../../shared/http';
import { notify } from '../../shared/notify';
import { createUndo } from '../../shared/undo';
import { inputFailureText, messages } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { trackWrite } from '../pending-writes';
import { $inFlight, createAddition } from './calls';
import { deleteMonitorInput, type MonitorInput } from './contract';
import { NEW_ID } from './form';
import { $savedInputs, inputDeleted } from './list';
import { queueDelayed } from './queue';

export const MAX_CONCURRENT_DELETES = 4;

/** A deletion in flight. */
export interface Deleting {
  readonly uuid: string;
  readonly item: MonitorInput;
  /** One of a job, which reports all of them together. */
  readonly isOneOfMany: boolean;
}

/** Deletes an input without a confirmation. */
export const deleteRequested = createEvent<EntityId>();
/** Hides an input and deletes it as soon as no update of it is in flight. */
export const deletionRequested = createEvent<{ readonly id: EntityId; readonly isOneOfMany: boolean }>();
sample({ clock: deleteRequested, fn: (id) => ({ id, isOneOfMany: false }), target: deletionRequested });

export const deleteFx = attach({
  effect: createCall(deleteMonitorInput),
  mapParams: ({ uuid, item }: Deleting) => ({ parameters: { uuid }, payload: item }),
});
trackWrite(deleteFx, ({ uuid }) => uuid);

interface Deletion {
  readonly isOneOfMany: boolean;
  readonly isSent: boolean;
}

/** Requested deletes without an answer. */
export const $deletions = createStore<ReadonlyMap<EntityId, Deletion>>(new Map())
  .on(page.started, () => new Map())
  .on(deletionRequested, (deletions, { id, isOneOfMany }) =>
    deletions.has(id) ? deletions : new Map(deletions).set(id, { isOneOfMany, isSent: false }),
  )
  .on(deleteFx, (deletions, { item, isOneOfMany }) =>
    new Map(deletions).set(item.id, { isOneOfMany, isSent: true }),
  )
  .on(discardRequested, (deletions) => new Map([...deletions].filter(([, { isSent }]) => isSent)))
  .on(
    deleteFx.finally,
    (deletions, { params }) => new Map([...deletions].filter(([id]) => id !== params.item.id)),
  );

// An input whose update is in flight is deleted after the answer, because the
// update could not find it on the server.
const next = sample({
  clock: [deletionRequested, deleteFx, deleteFx.finally, $inFlight],
  source: { deletions: $deletions, inFlight: $inFlight, saved: $savedInputs, uuid: $uuid },
  fn: ({ deletions, inFlight, saved, uuid }): Deleting | null => {
    const sent = [...deletions.values()].filter(({ isSent }) => isSent);
    if (sent.length === deletions.size || sent.length >= MAX_CONCURRENT_DELETES) return null;
    const item = saved.find(({ id }) => deletions.get(id)?.isSent === false && !inFlight.has(id));
    return item ? { uuid, item, isOneOfMany: deletions.get(item.id)?.isOneOfMany === true } : null;
  },
});
sample({ clock: next, filter: Boolean, target: deleteFx });

sample({
  clock: deleteFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params }) => params.item.id,
  target: inputDeleted,
});
// A failed delete restores the input with its unsaved changes (specification 4.9), which are sent after a
// delay.
sample({ clock: deleteFx.fail, fn: () => undefined, target: queueDelayed });

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
    toast: { kind: 'success' as const, text: messages.deleted },
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
  clock: restoreFx.fail,
  fn: ({ params, error }) => ({
    label: params.item.link,
    item: params,
    toast: {
      kind: 'error' as const,
      text: inputFailureText(error, messages.addFailed, messages.addTimedOut),
    },
  }),
  target: undo.offered,
});

notify({
  done: [restoreFx.done, messages.restored],
  failed: [
    sample({ clock: deleteFx.fail, filter: ({ params }) => !params.isOneOfMany }),
    ({ error }) => inputFailureText(error, messages.deleteFailed),
  ],
});
