import { createEvent, sample } from 'effector';
import { toastShown } from '../../toasts';
import type { Change } from '../changes';
import type { EntityId } from '../http';
import { createUndo } from '../undo';
import type { Lists } from './lists';
import type { ListDraft, ListManagerOptions, Named } from './options';

/** Deleting a list: sent at once, back in its place when that fails, undone by making it anew. */
export function createListDeletion<List extends Named>(
  { messages, textOf, isCreateFailureSaid }: ListManagerOptions<List>,
  { $lists, changes, createListFx }: Lists<List>,
) {
  const deleteRequested = createEvent<EntityId>();
  const undo = createUndo<ListDraft>();

  const found = sample({
    clock: deleteRequested,
    source: $lists,
    fn: (lists, wanted) => ({ list: lists.find(({ id }) => id === wanted) ?? null }),
  });
  sample({
    clock: found,
    filter: ({ list }) => list !== null,
    fn: ({ list }): Change<List, ListDraft> => ({ kind: 'delete', item: list as List, isOneOfMany: false }),
    target: changes.asked,
  });

  const settled = sample({ clock: changes.settled, filter: ({ op }) => op.kind === 'delete' });
  sample({
    clock: settled,
    filter: ({ failure }) => failure === null,
    fn: ({ op: { item } }) => ({
      label: item.name,
      item: { id: null, name: item.name, text: textOf(item) },
    }),
    target: undo.offered,
  });

  sample({ clock: undo.undone, fn: ({ item }) => ({ draft: item, isUndo: true }), target: createListFx });
  const undoEnded = sample({ clock: createListFx.finally, filter: ({ params }) => params.isUndo });
  // What could not be brought back may be asked for again.
  sample({
    clock: undoEnded,
    filter: ({ status }) => status === 'fail',
    fn: ({ params: { draft } }) => ({ label: draft.name, item: draft }),
    target: undo.offered,
  });

  // Nobody watches an editor here: a failed undo is said even where a failed creation is only logged.
  const undoFailed = isCreateFailureSaid ? messages.createFailed : messages.saveFailed;
  sample({
    clock: [
      sample({
        clock: settled,
        fn: ({ failure }) =>
          failure === null
            ? { kind: 'success' as const, text: messages.deleted }
            : { kind: 'error' as const, text: messages.deleteFailed },
      }),
      sample({
        clock: undoEnded,
        fn: ({ status }) =>
          status === 'done'
            ? { kind: 'success' as const, text: messages.created }
            : { kind: 'error' as const, text: undoFailed },
      }),
    ],
    target: toastShown,
  });

  return { $undo: undo.$undo, undoRequested: undo.undoRequested, deleteRequested };
}
