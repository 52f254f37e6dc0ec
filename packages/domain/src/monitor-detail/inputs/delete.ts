import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createCall, type EntityId } from '../../shared/http';
import { notify } from '../../shared/notify';
import { createUndo } from '../../shared/undo';
import { inputFailureText, messages } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { trackWrite } from '../pending-writes';
import { $inFlight, createAddition } from './calls';
import { deletingChanged } from './changes';
import { deleteMonitorInput, type MonitorInput } from './contract';
import { NEW_ID } from './form';
import { $savedInputs, inputDeleted } from './list';
import { queueDelayed } from './queue';

/** Deletes an input without a confirmation. */
export const deleteRequested = createEvent<EntityId>();

export const MAX_CONCURRENT_DELETES = 4;

interface Deletion {
  readonly id: EntityId;
  readonly isOneOfMany: boolean;
  readonly isSent: boolean;
}

interface Deleting {
  readonly uuid: string;
  readonly item: MonitorInput;
  readonly isOneOfMany: boolean;
}

/** Removes inputs from the list and queues their deletes. */
export const deletionsRequested = createEvent<{
  readonly ids: readonly EntityId[];
  readonly isMany: boolean;
}>();
sample({ clock: deleteRequested, fn: (id) => ({ ids: [id], isMany: false }), target: deletionsRequested });

export const deleteFx = attach({
  effect: createCall(deleteMonitorInput),
  mapParams: ({ uuid, item }: Deleting) => ({ parameters: { uuid }, payload: item }),
});
trackWrite(deleteFx, ({ uuid }) => uuid);

const started = createEvent<readonly Deleting[]>();
const sendAllFx = createEffect((all: readonly Deleting[]) => {
  // `deleteFx.fail` handles the rejection.
  for (const one of all) deleteFx(one).catch(() => undefined);
});

const $deletions = createStore<ReadonlyMap<EntityId, Deletion>>(new Map())
  .on(page.started, () => new Map())
  .on(deletionsRequested, (deletions, { ids, isMany }) => {
    const next = new Map(deletions);
    for (const id of ids) if (!next.has(id)) next.set(id, { id, isOneOfMany: isMany, isSent: false });
    return next;
  })
  .on(started, (deletions, all) => {
    const next = new Map(deletions);
    for (const { item, isOneOfMany } of all) next.set(item.id, { id: item.id, isOneOfMany, isSent: true });
    return next;
  })
  .on(discardRequested, (deletions) => new Map([...deletions].filter(([, { isSent }]) => isSent)))
  .on(deleteFx.finally, (deletions, { params }) => {
    const next = new Map(deletions);
    next.delete(params.item.id);
    return next;
  });

export const $deleting = $deletions.map((deletions): ReadonlySet<EntityId> => new Set(deletions.keys()));
sample({ clock: $deleting, target: deletingChanged });

// An input whose update is in flight is deleted after the answer, because the
// update could not find it on the server.
const next = sample({
  clock: [deletionsRequested, deleteFx.finally, $inFlight],
  source: { deletions: $deletions, inFlight: $inFlight, saved: $savedInputs, uuid: $uuid },
  fn: ({ deletions, inFlight, saved, uuid }): readonly Deleting[] => {
    const all = [...deletions.values()];
    const capacity = MAX_CONCURRENT_DELETES - all.filter(({ isSent }) => isSent).length;
    const sendable = new Map(
      all
        .filter(({ id, isSent }) => !isSent && !inFlight.has(id))
        .slice(0, Math.max(0, capacity))
        .map(({ id, isOneOfMany }) => [id, isOneOfMany]),
    );
    return sendable.size === 0
      ? []
      : saved.flatMap((item) => {
          const isOneOfMany = sendable.get(item.id);
          return isOneOfMany === undefined ? [] : [{ uuid, item, isOneOfMany }];
        });
  },
});
sample({ clock: next, filter: ({ length }) => length > 0, target: started });
sample({ clock: started, target: sendAllFx });

sample({
  clock: deleteFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params }) => params.item.id,
  target: inputDeleted,
});

const undo = createUndo<Deleting>('inputs');
/** The offer to undo the last delete; `null` without one. */
export const $undo = combine(undo.$undo, page.$isOpen, (offer, isOpen) => (isOpen ? offer : null));
export const undoRequested = undo.undoRequested;

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
// A failed delete restores the input with its unsaved changes (specification 4.9), which are sent after a
// delay.
sample({ clock: deleteFx.fail, fn: () => undefined, target: queueDelayed });

notify({
  done: [restoreFx.done, messages.restored],
  failed: [
    sample({ clock: deleteFx.fail, filter: ({ params }) => !params.isOneOfMany }),
    ({ error }) => inputFailureText(error, messages.deleteFailed),
  ],
});
