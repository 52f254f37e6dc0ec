import { createEvent, createStore, restore, sample } from 'effector';
import type { PageScope } from '../../page/page';
import { createEditor } from '../../save/editor';
import type { EntityId } from '../../http';
import { createTimeSlices } from '../../job/time-slices';
import {
  appendLines,
  emptyReport,
  importText,
  reportLines,
  reportSteps,
  tidyLines,
  type LineRules,
} from '../lines';
import { createSaves, type EditedRows, type RowsText } from '../edited-rows';
import type { Rows } from '../../save/rows';
import { createDuplicate } from '../duplicate';
import { copyName } from './copy-name';

/** A list in the editor; `text` has one entry per line. */
export interface ListDraft {
  /** `null` for an unsaved list. */
  readonly id: EntityId | null;
  readonly name: string;
  readonly text: string;
}

export interface ListRow {
  readonly id: EntityId;
  readonly name: string;
  readonly count: number;
}

export interface Named {
  readonly id: EntityId;
  readonly name: string;
}

/** The options of one kind of lists. Its calls fail with a `Failure`. */
export interface ListManagerOptions<List extends Named> {
  readonly rows: Rows<List>;
  readonly name: string;
  readonly read: (input: { readonly group?: string }) => Promise<{ readonly body: readonly List[] }>;
  readonly textOf: (list: List) => string;
  readonly countOf: (list: List) => number;
  readonly listOf: (id: EntityId, draft: ListDraft) => List;
  /** The messages of one kind of lists (specification 8.7). */
  readonly say: (key: Exclude<Parameters<RowsText>[0], 'restored' | 'restoreFailed'>) => string;
  /** What counts as a duplicate or an unusual line. */
  readonly lineRules: LineRules;
  /** Whether a failed creation shows a toast; the log and the editor show it either way. */
  readonly showsCreateFailure: boolean;
  readonly canRename: boolean;
  /** Whether a new list requires a name; without one, creating does nothing (specification 5). */
  readonly needsName: boolean;
}

export function createListEditor<List extends Named>(
  options: ListManagerOptions<List>,
  page: PageScope,
  rows: EditedRows<List, ListDraft>,
  say: RowsText,
) {
  const createOpened = createEvent();
  const editOpened = createEvent<EntityId>();
  const nameChanged = createEvent<string>();

  const editor = createEditor<ListDraft>({
    name: options.name,
    page,
    isSame: (a, b) => a.name === b.name && a.text === b.text,
    canSave: ({ id, name }) => id !== null || !options.needsName || name.trim() !== '',
    keptAs: ({ id }) => id ?? '',
  });
  const $canRename = editor.$draft.map((draft) => draft !== null && (draft.id === null || options.canRename));

  const emptyDraft: ListDraft = { id: null, name: '', text: '' };
  const draftOf = (list: List): ListDraft => ({ id: list.id, name: list.name, text: options.textOf(list) });
  const found = sample({
    clock: editOpened,
    source: rows.$rows,
    fn: (lists, wanted) => ({ list: lists.find(({ id }) => id === wanted) ?? null }),
  });
  const duplicateRequested = createDuplicate({
    $rows: rows.$rows,
    idOf: rows.resource.idOf,
    copyOf: (list, lists): ListDraft => ({
      id: null,
      name: copyName(
        list.name,
        lists.map(({ name }) => name),
      ),
      text: options.textOf(list),
    }),
    target: editor.copied,
  });
  sample({ clock: createOpened, fn: () => emptyDraft, target: editor.opened });
  sample({
    clock: found,
    filter: ({ list }) => list !== null,
    fn: ({ list }) => draftOf(list as List),
    target: editor.opened,
  });
  sample({
    clock: nameChanged,
    source: $canRename,
    filter: Boolean,
    fn: (_, name) => (draft: ListDraft) => ({ ...draft, name }),
    target: editor.changed,
  });
  const textChanged = editor.changed.prepend((text: string) => (draft) => ({ ...draft, text }));
  /** Appends the text of a file; ignored when it is binary. */
  const textImported = editor.changed.prepend((file: string) => (draft) => {
    const text = importText(file);
    return text === null ? draft : { ...draft, text: appendLines(draft.text, text) };
  });
  /** Removes blank and duplicate lines. */
  const tidied = editor.changed.prepend(() => (draft) => ({
    ...draft,
    text: tidyLines(draft.text, reportLines(draft.text, options.lineRules)),
  }));

  const $text = editor.$draft.map((draft) => draft?.text ?? '');
  const report = createTimeSlices((text: string) => reportSteps(text, options.lineRules));
  sample({ clock: $text, target: report.start });
  const $report = restore(report.done, emptyReport);

  // The base is the list when the editor opened; the list may have changed since.
  const $base = createStore<List | null>(null)
    .on(found, (_, { list }) => list)
    .on(editor.restored, (list, { saved }) =>
      list === null ? null : { ...list, ...options.listOf(list.id, { ...draftOf(list), ...saved }) },
    )
    .on([createOpened, editor.copied], () => null);
  createSaves<List, ListDraft>({
    rows,
    editor,
    $base,
    isNew: ({ id }) => id === null,
    itemOf: (base, draft) => ({ ...base, ...options.listOf(base.id, draft) }),
    say,
    showsCreateFailure: options.showsCreateFailure,
  });

  return {
    $draft: editor.$draft,
    $isNew: editor.$draft.map((draft) => draft !== null && draft.id === null),
    $canRename,
    $isDirty: editor.$isDirty,
    $isSaving: editor.$isSaving,
    $error: editor.$error,
    createOpened,
    editOpened,
    duplicateRequested,
    nameChanged,
    textChanged,
    textImported,
    tidied,
    $text,
    $report,
    /** Discards the draft. Ignored while a save is pending. */
    editorClosed: editor.closed,
    saveRequested: editor.saveRequested,
  };
}
