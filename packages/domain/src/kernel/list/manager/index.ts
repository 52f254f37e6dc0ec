import { not } from 'patronum/not';
import { createListDeletion } from './deleting';
import { createListEditor } from './editing';
import { createLists } from './lists';
import type { ListManagerOptions, Named } from './options';

export type { ListDraft, ListRow } from './options';

/**
 * The manager of one kind of named lists (specification 2.8): loading with retry, search, one editor for new
 * and existing lists, and delete with undo.
 */
export function createListManager<List extends Named>(options: ListManagerOptions<List>) {
  const lists = createLists(options);
  const { page, $lists, $shown, $search, $status, $unreadable, reloadRequested, searchChanged } = lists;
  const editing = createListEditor(options, lists);
  const deleting = createListDeletion(options, lists);
  return {
    page,
    $lists,
    $shown,
    $status,
    reloadRequested,
    searchChanged,
    ...editing,
    ...deleting,
    list: {
      view: {
        lists: $shown,
        search: $search,
        status: $status,
        unreadable: $unreadable,
        undoLabel: deleting.$undo.map((offer) => offer?.label ?? null),
      },
      events: {
        onSearchChange: searchChanged,
        onRetry: reloadRequested,
        onCreate: editing.createOpened,
        onEdit: editing.editOpened,
        onDelete: deleting.deleteRequested,
        onUndo: deleting.undoRequested,
      },
    },
    editor: {
      view: {
        isOpen: editing.$draft.map((draft) => draft !== null),
        name: editing.$draft.map((draft) => draft?.name ?? ''),
        isNameFixed: not(editing.$canRename),
        text: editing.$text,
        stats: editing.$report,
        isDirty: editing.$isDirty,
        isSaving: editing.$isSaving,
        error: editing.$error,
      },
      events: {
        onNameChange: editing.nameChanged,
        onTextChange: editing.textChanged,
        onImport: editing.textImported,
        onTidy: editing.tidied,
        onSave: editing.saveRequested,
        onClose: editing.editorClosed,
      },
    },
  } as const;
}
