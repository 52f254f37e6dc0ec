import { createEvent, createStore, sample } from 'effector';
import { createUndo } from '../../kernel/save/undo';
import type { EntityId } from '../../kernel/http';
import { notify } from '../../kernel/toasts/notify';
import type { Redirect } from '../../contract/calls/redirects';
import { NEW_ID } from './editor';
import { $redirects, changes, createFx, loaded, page, restored, type RedirectChange } from './list';
import { messages } from './messages';

/** Deletes a redirect without a confirmation. */
export const deleteRequested = createEvent<EntityId>();

interface Deleted {
  readonly item: Redirect;
  /** Where it was in the list. */
  readonly index: number;
}
const undo = createUndo<Deleted>('redirects');

/** The offer to undo the last delete; `null` without one. */
export const $undo = undo.$undo;
export const undoRequested = undo.undoRequested;

const found = sample({
  clock: deleteRequested,
  source: $redirects,
  fn: (redirects, id): Deleted | null => {
    const index = redirects.findIndex((redirect) => redirect.id === id);
    const item = redirects[index];
    return item === undefined ? null : { item, index };
  },
});
const $indexes = createStore<ReadonlyMap<EntityId, number>>(new Map()).on(found, (indexes, deleted) =>
  deleted === null ? indexes : new Map(indexes).set(deleted.item.id, deleted.index),
);
sample({
  clock: found,
  filter: Boolean,
  fn: (deleted): RedirectChange => ({ kind: 'delete', item: (deleted as Deleted).item, isOneOfMany: false }),
  target: changes.requested,
});

const settled = sample({
  clock: changes.settled,
  filter: ({ op }) => op.kind === 'delete' && !op.isOneOfMany,
});

sample({
  clock: settled,
  source: $indexes,
  filter: (_, { failure }) => failure === null,
  fn: (indexes, { op: { item } }) => ({
    label: item.keyword,
    item: { item, index: indexes.get(item.id) ?? 0 },
    toast: { kind: 'success' as const, text: messages.deleted },
  }),
  target: undo.offered,
});
sample({
  clock: undo.undone,
  fn: ({ item: { item } }) => ({ item: { ...item, id: NEW_ID }, isUndo: true }),
  target: createFx,
});
/** The one that is being restored, with the redirects before it. */
const $restoring = createStore<(Deleted & { readonly others: ReadonlySet<EntityId> }) | null>(null)
  .on(
    sample({
      clock: undo.undone,
      source: $redirects,
      fn: (redirects, { item }) => ({ ...item, others: new Set(redirects.map(({ id }) => id)) }),
    }),
    (_, restoring) => restoring,
  )
  .on([page.started, restored], () => null);
// Its new id is in the list that is loaded after it was created.
const returned = sample({
  clock: loaded,
  source: $restoring,
  fn: (restoring, { data }) => {
    const row = data.find(
      ({ id, keyword }) => restoring?.others.has(id) === false && keyword === restoring.item.keyword,
    );
    return restoring === null || row === undefined ? null : { id: row.id, index: restoring.index };
  },
});
sample({ clock: returned, filter: Boolean, target: restored });
// A failed undo is offered again.
sample({
  clock: createFx.fail,
  source: $restoring,
  filter: (_, { params }) => params.isUndo,
  fn: (restoring, { params: { item } }) => ({
    label: item.keyword,
    item: restoring ?? { item, index: 0 },
    toast: { kind: 'error' as const, text: messages.saveFailed },
  }),
  target: undo.offered,
});

notify({
  done: [sample({ clock: createFx.done, filter: ({ params }) => params.isUndo }), messages.restored],
  failed: [sample({ clock: settled, filter: ({ failure }) => failure !== null }), messages.deleteFailed],
});
