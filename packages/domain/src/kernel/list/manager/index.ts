import { createEvent, createStore, restore, sample } from 'effector';
import { not } from 'patronum/not';
import { describeFailure, type EntityId } from '../../http';
import { createTimeSlices } from '../../job/time-slices';
import { createPage } from '../../page/page';
import { withoutInvisible } from '../../pasted';
import { log } from '../../ports';
import { createEditor } from '../../save/editor';
import type { Rows } from '../../save/rows';
import { createSearch } from '..';
import { createDuplicate } from '../duplicate';
import { createDeletes, createEditedRows, createSaves, type RowsText } from '../edited-rows';
import {
  appendLines,
  emptyReport,
  importText,
  reportLines,
  reportSteps,
  tidyLines,
  type LineRules,
} from '../lines';
import { t } from './text.en';

/** A list in the editor; `text` has one entry per line. */
export interface ListDraft {
  /** `null` for an unsaved list. */
  readonly id: EntityId | null;
  readonly name: string;
  readonly text: string;
}

interface Named {
  readonly id: EntityId;
  readonly name: string;
}

/** The name of a copy, “{name} copy” or “{name} copy 2”: the first that no list has, in any case. */
function copyName(name: string, lists: readonly Named[]): string {
  const used = new Set(lists.map((list) => list.name.toLowerCase()));
  let copy = t('copyOf', { name });
  for (let number = 2; used.has(copy.toLowerCase()); number += 1) copy = t('copyNumber', { name, number });
  return copy;
}

/**
 * The manager of one kind of named lists (specification 2.8): loading with retry, search, one editor for new
 * and existing lists, and delete with undo.
 *
 * @param options.say the messages of one kind of lists (specification 8.7).
 * @param options.lineRules what counts as a duplicate or an unusual line.
 * @param options.showsCreateFailure whether a failed creation shows a toast; the log and the editor show it either way.
 * @param options.needsName whether a new list requires a name; without one, creating does nothing (specification 5).
 */
export function createListManager<List extends Named>(options: {
  readonly rows: Rows<List>;
  readonly name: string;
  readonly read: (input: { readonly group?: string }) => Promise<{ readonly body: readonly List[] }>;
  readonly textOf: (list: List) => string;
  readonly countOf: (list: List) => number;
  readonly listOf: (id: EntityId, draft: ListDraft) => List;
  readonly say: (key: Exclude<Parameters<RowsText>[0], 'restored' | 'restoreFailed'>) => string;
  readonly lineRules: LineRules;
  readonly showsCreateFailure: boolean;
  readonly canRename: boolean;
  readonly needsName: boolean;
}) {
  const { name, read, textOf, countOf, lineRules, showsCreateFailure, canRename, needsName } = options;
  const listOf = (id: EntityId, draft: ListDraft): List =>
    options.listOf(id, { ...draft, text: withoutInvisible(draft.text) });
  const draftOf = (list: List): ListDraft => ({ id: list.id, name: list.name, text: textOf(list) });
  const say: RowsText = (key) => {
    if (key === 'restored') return options.say('created');
    return options.say(key !== 'restoreFailed' ? key : showsCreateFailure ? 'createFailed' : 'saveFailed');
  };

  const page = createPage(name);
  const rows = createEditedRows<List, ListDraft, { readonly body: readonly List[] }>(options.rows, {
    page,
    read,
    dataOf: ({ body }) => body,
    rowOf: (draft, id) => listOf(id, draft),
  });
  const { $rows: $lists, query } = rows;
  // A failed creation of a keyword list is only logged (specification 8).
  sample({ clock: rows.createFx.failData, fn: describeFailure, target: log });
  const search = createSearch({
    page,
    $rows: $lists.map((lists) =>
      lists.map((list) => ({ id: list.id, name: list.name, count: countOf(list) })),
    ),
    searchOf: (row) => row.name,
  });
  const deletes = createDeletes<List, ListDraft>({
    name,
    rows,
    $rows: $lists,
    labelOf: (list) => list.name,
    draftOf: (list) => ({ ...draftOf(list), id: null }),
    say,
  });

  const createOpened = createEvent();
  const editOpened = createEvent<EntityId>();
  const nameChanged = createEvent<string>();
  const editor = createEditor<ListDraft>({
    name,
    page,
    isSame: (a, b) => a.name === b.name && a.text === b.text,
    canSave: (draft) => draft.id !== null || !needsName || draft.name.trim() !== '',
    keptAs: ({ id }) => id ?? '',
  });
  const { $draft } = editor;
  const $canRename = $draft.map((draft) => draft !== null && (draft.id === null || canRename));
  sample({ clock: createOpened, fn: () => ({ id: null, name: '', text: '' }), target: editor.opened });
  const found = sample({
    clock: editOpened,
    source: $lists,
    fn: (lists, wanted) => ({ list: lists.find(({ id }) => id === wanted) }),
  }).filterMap(({ list }) => list);
  sample({ clock: found.map(draftOf), target: editor.opened });
  sample({
    clock: nameChanged,
    filter: $canRename,
    fn: (text) => (draft: ListDraft) => ({ ...draft, name: text }),
    target: editor.changed,
  });
  const $text = $draft.map((draft) => draft?.text ?? '');
  const report = createTimeSlices((text: string) => reportSteps(text, lineRules));
  sample({ clock: $text, target: report.start });

  createSaves<List, ListDraft>({
    rows,
    editor,
    // The list when the editor opened; it may have changed since.
    $base: createStore<List | null>(null)
      .on(found, (_, list) => list)
      .on(editor.restored, (list, { saved }) =>
        list === null ? null : { ...list, ...listOf(list.id, { ...draftOf(list), ...saved }) },
      )
      .on([createOpened, editor.copied], () => null),
    isNew: ({ id }) => id === null,
    itemOf: (base, draft) => ({ ...base, ...listOf(base.id, draft) }),
    say,
    showsCreateFailure,
  });

  return {
    page,
    $lists,
    $draft,
    $isNew: $draft.map((draft) => draft !== null && draft.id === null),
    list: {
      view: {
        lists: search.$shown,
        search: search.$search,
        status: query.$status,
        unreadable: query.$unreadable,
        undoLabel: deletes.$undo.map((offer) => offer?.label ?? null),
      },
      events: {
        onSearchChange: search.searchChanged,
        onRetry: query.reload,
        onCreate: createOpened,
        onEdit: editOpened,
        onDuplicate: createDuplicate({
          $rows: $lists,
          idOf: rows.resource.idOf,
          copyOf: (list, lists): ListDraft => ({
            ...draftOf(list),
            id: null,
            name: copyName(list.name, lists),
          }),
          target: editor.copied,
        }),
        onDelete: deletes.deleteRequested,
        onUndo: deletes.undoRequested,
      },
    },
    editor: {
      view: {
        isOpen: $draft.map((draft) => draft !== null),
        name: $draft.map((draft) => draft?.name ?? ''),
        isNameFixed: not($canRename),
        text: $text,
        stats: restore(report.done, emptyReport),
        isDirty: editor.$isDirty,
        isSaving: editor.$isSaving,
        error: editor.$error,
      },
      events: {
        onNameChange: nameChanged,
        onTextChange: editor.changed.prepend((text: string) => (draft) => ({ ...draft, text })),
        /** Appends the text of a file; ignored when it is binary. */
        onImport: editor.changed.prepend((file: string) => (draft) => {
          const text = importText(file);
          return text === null ? draft : { ...draft, text: appendLines(draft.text, text) };
        }),
        onTidy: editor.changed.prepend(() => (draft) => ({
          ...draft,
          text: tidyLines(draft.text, reportLines(draft.text, lineRules)),
        })),
        onSave: editor.saveRequested,
        onClose: editor.closed,
      },
    },
  } as const;
}
