import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createUndo } from '../../shared/undo';
import { createCall, type EntityId } from '../../shared/http';
import { toastShown } from '../../toasts';
import { addMonitorInputs, deleteMonitorInput, type MonitorInput } from '../contract';
import { inputFailureText, messages } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { trackWrite } from '../writing';
import { NEW_ID } from './form';
import { $savedInputs, inputDeleted, inputsSaved } from './list';
import { $inFlight, deletingChanged, queueDelayed } from './queue';

/** An input is deleted, at once. */
export const deleteRequested = createEvent<EntityId>();

/** How many deletes are under way at a time. */
export const DELETES_AT_ONCE = 4;

/** A delete that has been asked for. */
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

/** Inputs are to be deleted: they are out of the list at once. */
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
  // Each says for itself how it ended.
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

/** Inputs that are being deleted. */
export const $deleting = $deletions.map((deletions): ReadonlySet<EntityId> => new Set(deletions.keys()));
sample({ clock: $deleting, target: deletingChanged });

// An input that an update has taken along goes after the answer: the server would miss it there.
const next = sample({
  clock: [deletionsRequested, deleteFx.finally, $inFlight],
  source: { deletions: $deletions, inFlight: $inFlight, saved: $savedInputs, uuid: $uuid },
  fn: ({ deletions, inFlight, saved, uuid }): readonly Deleting[] => {
    const all = [...deletions.values()];
    const room = DELETES_AT_ONCE - all.filter(({ isSent }) => isSent).length;
    const turn = new Map(
      all
        .filter(({ id, isSent }) => !isSent && !inFlight.has(id))
        .slice(0, Math.max(0, room))
        .map(({ id, isOneOfMany }) => [id, isOneOfMany]),
    );
    return turn.size === 0
      ? []
      : saved.flatMap((item) => {
          const isOneOfMany = turn.get(item.id);
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
/** The offer to take back the last delete; `null` when there is none (any more). */
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

// Forced: that it had been there before is no reason to ask.
const restoreFx = attach({
  effect: createCall(addMonitorInputs),
  mapParams: ({ uuid, item }: Deleting) => ({
    parameters: { uuid },
    payload: { inputs: [{ ...item, id: NEW_ID }], force: true },
  }),
});
trackWrite(restoreFx, ({ uuid }) => uuid);
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
sample({
  clock: restoreFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { result }) => result.body.inputs,
  target: inputsSaved,
});

// The list is restored after a failed delete (spec section 4), with what had been changed and not saved.
sample({ clock: deleteFx.fail, fn: () => undefined, target: queueDelayed });

sample({
  clock: [
    sample({
      clock: deleteFx.fail,
      filter: ({ params }) => !params.isOneOfMany,
      fn: ({ error }) => ({
        kind: 'error' as const,
        text: inputFailureText(error, messages.deleteFailed),
      }),
    }),
    sample({ clock: restoreFx.done, fn: () => ({ kind: 'success' as const, text: messages.restored }) }),
  ],
  target: toastShown,
});
