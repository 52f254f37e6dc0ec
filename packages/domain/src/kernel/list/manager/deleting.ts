import { createEvent, sample } from 'effector';
import type { Change } from '../../save/changes';
import type { EntityId } from '../../http';
import { notify } from '../../toasts/notify';
import { createUndo } from '../../save/undo';
import type { Lists } from './lists';
import type { ListDraft, ListManagerOptions, Named } from './options';

/** Deletes a list without a confirmation. A failed delete restores it; an undo creates it again. */
export function createListDeletion<List extends Named>(
  { name, messages, textOf, showsCreateFailure }: ListManagerOptions<List>,
  { $lists, changes, createListFx }: Lists<List>,
) {
  const deleteRequested = createEvent<EntityId>();
  const undo = createUndo<ListDraft>(name);

  const found = sample({
    clock: deleteRequested,
    source: $lists,
    fn: (lists, wanted) => ({ list: lists.find(({ id }) => id === wanted) ?? null }),
  });
  sample({
    clock: found,
    filter: ({ list }) => list !== null,
    fn: ({ list }): Change<List, ListDraft> => ({ kind: 'delete', item: list as List, isOneOfMany: false }),
    target: changes.requested,
  });

  const settled = sample({ clock: changes.settled, filter: ({ op }) => op.kind === 'delete' });
  sample({
    clock: settled,
    filter: ({ failure }) => failure === null,
    fn: ({ op: { item } }) => ({
      label: item.name,
      item: { id: null, name: item.name, text: textOf(item) },
      toast: { kind: 'success' as const, text: messages.deleted },
    }),
    target: undo.offered,
  });

  sample({ clock: undo.undone, fn: ({ item }) => ({ draft: item, isUndo: true }), target: createListFx });
  // A failed undo is offered again. It always shows a toast, because no editor is open that could show the
  // error.
  sample({
    clock: createListFx.fail,
    filter: ({ params }) => params.isUndo,
    fn: ({ params: { draft } }) => ({
      label: draft.name,
      item: draft,
      toast: {
        kind: 'error' as const,
        text: showsCreateFailure ? messages.createFailed : messages.saveFailed,
      },
    }),
    target: undo.offered,
  });

  notify({
    done: [sample({ clock: createListFx.done, filter: ({ params }) => params.isUndo }), messages.created],
    failed: [sample({ clock: settled, filter: ({ failure }) => failure !== null }), messages.deleteFailed],
  });

  return { $undo: undo.$undo, undoRequested: undo.undoRequested, deleteRequested };
}
