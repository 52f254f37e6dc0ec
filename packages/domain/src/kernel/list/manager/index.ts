import { sample } from 'effector';
import { not } from 'patronum/not';
import { describeFailure } from '../../http';
import { createPage } from '../../page/page';
import { withoutInvisible } from '../../pasted';
import { log } from '../../ports';
import { createDeletes, createEditedRows, type RowsText } from '../edited-rows';
import { createSearch } from '../list';
import {
  createListEditor,
  type ListDraft,
  type ListManagerOptions,
  type ListRow,
  type Named,
} from './editing';

export type { ListDraft, ListRow } from './editing';

/**
 * The manager of one kind of named lists (specification 2.8): loading with retry, search, one editor for new
 * and existing lists, and delete with undo.
 */
export function createListManager<List extends Named>(given: ListManagerOptions<List>) {
  const listOf: typeof given.listOf = (id, draft) =>
    given.listOf(id, { ...draft, text: withoutInvisible(draft.text) });
  const options = { ...given, listOf };
  const { name, textOf, showsCreateFailure } = options;
  const say: RowsText = (key) => {
    if (key === 'restored') return options.say('created');
    return options.say(key !== 'restoreFailed' ? key : showsCreateFailure ? 'createFailed' : 'saveFailed');
  };
  const page = createPage(name);
  const rows = createEditedRows<List, ListDraft, { readonly body: readonly List[] }>(options.rows, {
    page,
    read: options.read,
    dataOf: ({ body }) => body,
    rowOf: (draft, id) => options.listOf(id, draft),
  });
  const { $rows: $lists } = rows;
  const { $status, $unreadable, reload: reloadRequested } = rows.query;
  // A failed creation of a keyword list is only logged (specification 8).
  sample({ clock: rows.createFx.failData, fn: describeFailure, target: log });

  const { $search, $shown, searchChanged } = createSearch({
    page,
    $rows: $lists.map((lists) =>
      lists.map((list): ListRow => ({ id: list.id, name: list.name, count: options.countOf(list) })),
    ),
    searchOf: (row) => row.name,
  });
  const editing = createListEditor(options, page, rows, say);
  const { $undo, undoRequested, deleteRequested } = createDeletes<List, ListDraft>({
    name,
    rows,
    $rows: $lists,
    labelOf: (list) => list.name,
    draftOf: (list) => ({ id: null, name: list.name, text: textOf(list) }),
    say,
  });
  return {
    page,
    $lists,
    $shown,
    $status,
    reloadRequested,
    searchChanged,
    ...editing,
    $undo,
    undoRequested,
    deleteRequested,
    list: {
      view: {
        lists: $shown,
        search: $search,
        status: $status,
        unreadable: $unreadable,
        undoLabel: $undo.map((offer) => offer?.label ?? null),
      },
      events: {
        onSearchChange: searchChanged,
        onRetry: reloadRequested,
        onCreate: editing.createOpened,
        onEdit: editing.editOpened,
        onDuplicate: editing.duplicateRequested,
        onDelete: deleteRequested,
        onUndo: undoRequested,
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
