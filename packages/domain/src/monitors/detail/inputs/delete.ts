import { combine, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../../../kernel/entries';
import type { EntityId } from '../../../kernel/http';
import { notify } from '../../../kernel/toasts/notify';
import { createUndo } from '../../../kernel/save/undo';
import { inputFailureText } from '../messages';
import { $uuid, discardRequested, page } from '../page';
import { $sending, createAddition, deleteFx, type Deleting } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { queueDelayed } from './changes';
import { NEW_ID } from '../../../kernel/save/rows';
import { $savedInputs, inputsRestored } from './list';
import { t } from '../text.en';

export const MAX_CONCURRENT_DELETES = 4;

/** Deletes an input without a confirmation. */
export const deleteRequested = createEvent<EntityId>();
/** Hides an input and deletes it as soon as no update of it is in flight. */
export const deletionRequested = createEvent<Omit<Deleting, 'index'>>();
const found = sample({
  clock: deleteRequested,
  source: { uuid: $uuid, inputs: $savedInputs },
  fn: ({ uuid, inputs }, id) => ({ uuid, item: inputs.find((input) => input.id === id) }),
});
sample({
  clock: found,
  filter: ({ item }) => item !== undefined,
  fn: ({ uuid, item }) => ({ uuid, item: item as MonitorInput, isOneOfMany: false }),
  target: deletionRequested,
});
const positioned = sample({
  clock: deletionRequested,
  source: $savedInputs,
  fn: (inputs, one): Deleting => ({ ...one, index: inputs.findIndex(({ id }) => id === one.item.id) }),
});

interface Deletion extends Deleting {
  readonly isSent: boolean;
}

const keyOf = ({ uuid, item }: Deleting): string => `${uuid} ${item.id}`;

/** Requested deletes without an answer, of any monitor. */
const $all = createStore<ReadonlyMap<string, Deletion>>(new Map())
  .on(positioned, (all, one) =>
    all.has(keyOf(one)) ? all : new Map(all).set(keyOf(one), { ...one, isSent: false }),
  )
  .on(deleteFx, (all, one) => new Map(all).set(keyOf(one), { ...one, isSent: true }))
  .on(
    sample({ clock: discardRequested, source: $uuid }),
    (all, uuid) => new Map([...all].filter(([, one]) => one.isSent || one.uuid !== uuid)),
  )
  .on(deleteFx.finally, (all, { params }) => withEntry(all, keyOf(params), null));
/** The inputs of the open monitor that are being deleted. */
export const $deletions = combine($all, $uuid, (all, uuid): readonly EntityId[] =>
  [...all.values()].filter((one) => one.uuid === uuid).map(({ item }) => item.id),
);

// An input whose update is in flight is deleted after the answer, because the
// update could not find it on the server.
const next = sample({
  clock: [positioned, deleteFx, deleteFx.finally, $sending],
  source: { deletions: $all, sending: $sending },
  fn: ({ deletions, sending }): Deleting | null => {
    const all = [...deletions.values()];
    if (all.filter(({ isSent }) => isSent).length >= MAX_CONCURRENT_DELETES) return null;
    const isBeingSent = ({ uuid, item }: Deletion): boolean =>
      sending?.uuid === uuid && sending.edits.some(({ mine }) => mine.id === item.id);
    const waiting = all.find((one) => !one.isSent && !isBeingSent(one));
    if (waiting === undefined) return null;
    const { isSent: _, ...deleting } = waiting;
    return deleting;
  },
});
sample({ clock: next, filter: Boolean, target: deleteFx });

// A failed delete restores the input with its unsaved changes (specification 4.9), which are sent after a
// delay.
sample({ clock: deleteFx.fail, target: queueDelayed });

/** Deleted inputs of a monitor, and where they were. */
export interface DeletedInputs {
  readonly uuid: string;
  readonly items: readonly MonitorInput[];
  readonly index: number;
}

const undo = createUndo<DeletedInputs>('inputs');
/** Inputs were deleted together. */
export const manyDeleted = createEvent<Omit<DeletedInputs, 'index'>>();
/** The offer to undo the last delete; `null` without one. */
export const $undo = combine(undo.$undo, page.$isOpen, (offer, isOpen) => (isOpen ? offer : null));
export const { undoRequested } = undo;

sample({
  clock: deleteFx.done,
  filter: ({ params }) => !params.isOneOfMany,
  fn: ({ params }) => ({
    label: params.item.link,
    item: { uuid: params.uuid, items: [params.item], index: params.index },
    toast: { kind: 'success' as const, text: t('deleted') },
  }),
  target: undo.offered,
});
// New inputs come first.
sample({
  clock: manyDeleted,
  fn: ({ uuid, items }) => ({
    label: t('manyInputs', { count: items.length }),
    item: { uuid, items, index: 0 },
    toast: { kind: 'success' as const, text: t('manyDeleted', { count: items.length }) },
  }),
  target: undo.offered,
});

// Forced, so that restoring an input never opens the duplicate question.
const { addFx: restoreFx } = createAddition(({ items }: DeletedInputs) => ({
  inputs: items.map((item) => ({ ...item, id: NEW_ID })),
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
    label: params.items[0]?.link ?? '',
    item: params,
    toast: {
      kind: 'error' as const,
      text: inputFailureText(error, t('addFailed'), t('addTimedOut')),
    },
  }),
  target: undo.offered,
});

notify({
  done: [restoreFx.done, ({ params }) => t('restored', { count: params.items.length })],
  failed: [
    sample({ clock: deleteFx.fail, filter: ({ params }) => !params.isOneOfMany }),
    ({ error }) => inputFailureText(error, t('deleteFailed')),
  ],
});
