import { createEvent, sample } from 'effector';
import { createUndo } from '../shared/undo';
import type { EntityId } from '../shared/http';
import { notify } from '../shared/notify';
import type { Redirect } from './contract';
import { NEW_ID } from './editor';
import { $redirects, changes, createFx, type RedirectChange } from './list';
import { messages } from './messages';

/** Deletes a redirect without a confirmation. */
export const deleteRequested = createEvent<EntityId>();

const undo = createUndo<Redirect>('redirects');

/** The offer to undo the last delete; `null` without one. */
export const $undo = undo.$undo;
export const undoRequested = undo.undoRequested;

const found = sample({
  clock: deleteRequested,
  source: $redirects,
  fn: (redirects, id) => redirects.find((redirect) => redirect.id === id) ?? null,
});
sample({
  clock: found,
  filter: (item) => item !== null,
  fn: (item): RedirectChange => ({ kind: 'delete', item: item as Redirect, isOneOfMany: false }),
  target: changes.requested,
});

const settled = sample({
  clock: changes.settled,
  filter: ({ op }) => op.kind === 'delete' && !op.isOneOfMany,
});

sample({
  clock: settled,
  filter: ({ failure }) => failure === null,
  fn: ({ op: { item } }) => ({
    label: item.keyword,
    item,
    toast: { kind: 'success' as const, text: messages.deleted },
  }),
  target: undo.offered,
});
sample({
  clock: undo.undone,
  fn: ({ item }) => ({ item: { ...item, id: NEW_ID }, isUndo: true }),
  target: createFx,
});
// A failed undo is offered again.
sample({
  clock: createFx.fail,
  filter: ({ params }) => params.isUndo,
  fn: ({ params: { item } }) => ({
    label: item.keyword,
    item,
    toast: { kind: 'error' as const, text: messages.saveFailed },
  }),
  target: undo.offered,
});

notify({
  done: [sample({ clock: createFx.done, filter: ({ params }) => params.isUndo }), messages.restored],
  failed: [sample({ clock: settled, filter: ({ failure }) => failure !== null }), messages.deleteFailed],
});
