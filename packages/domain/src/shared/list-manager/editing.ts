import { createEvent, createStore, sample } from 'effector';
import type { Change } from '../changes';
import { createEditor } from '../editor';
import type { EntityId } from '../http';
import { notify } from '../notify';
import type { Lists } from './lists';
import type { ListDraft, ListManagerOptions, Named } from './options';

export function createListEditor<List extends Named>(
  options: ListManagerOptions<List>,
  { page, $lists, changes, createListFx }: Lists<List>,
) {
  const { messages } = options;

  const createOpened = createEvent();
  const editOpened = createEvent<EntityId>();
  const nameChanged = createEvent<string>();
  const textChanged = createEvent<string>();

  const editor = createEditor<ListDraft>({
    name: options.name,
    isSame: (a, b) => a.name === b.name && a.text === b.text,
    canSave: ({ id, name }) => id !== null || !options.needsName || name.trim() !== '',
  });
  const $canRename = editor.$draft.map((draft) => draft !== null && (draft.id === null || options.canRename));

  const found = sample({
    clock: editOpened,
    source: $lists,
    fn: (lists, wanted) => ({ list: lists.find(({ id }) => id === wanted) ?? null }),
  });
  sample({
    clock: createOpened,
    fn: (): ListDraft => ({ id: null, name: '', text: '' }),
    target: editor.opened,
  });
  sample({
    clock: found,
    filter: ({ list }) => list !== null,
    fn: ({ list }): ListDraft => {
      const { id, name } = list as List;
      return { id, name, text: options.textOf(list as List) };
    },
    target: editor.opened,
  });
  sample({
    clock: nameChanged,
    source: $canRename,
    filter: Boolean,
    fn: (_, name) => (draft: ListDraft) => ({ ...draft, name }),
    target: editor.changed,
  });
  sample({
    clock: textChanged,
    fn: (text) => (draft: ListDraft) => ({ ...draft, text }),
    target: editor.changed,
  });
  sample({ clock: page.closed, target: editor.dropped });

  sample({
    clock: editor.sent,
    filter: ({ id }) => id === null,
    fn: (draft) => ({ draft, isUndo: false }),
    target: createListFx,
  });
  // The base is the list when the editor opened; the list may have changed since.
  const $opened = createStore<List | null>(null).on(found, (_, { list }) => list);
  sample({
    clock: editor.sent,
    source: $opened,
    filter: (opened, { id }) => opened !== null && opened.id === id,
    fn: (opened, draft): Change<List, ListDraft> => {
      const base = opened as List;
      return {
        kind: 'save',
        base,
        item: { ...base, ...options.listOf(base.id, draft) },
        edit: draft,
      };
    },
    target: changes.requested,
  });

  const ended = sample({
    clock: [
      sample({
        clock: createListFx.finally,
        filter: ({ params }) => !params.isUndo,
        fn: ({ params, status }) => ({
          value: params.draft,
          hasFailed: status === 'fail',
          isDeclined: false,
        }),
      }),
      sample({
        clock: changes.settled,
        filter: ({ op, next }) => op.kind === 'save' && next === null,
        fn: ({ op, failure }) => ({
          value: op.kind === 'save' ? op.edit : null,
          hasFailed: failure !== null,
          isDeclined: failure?.kind === 'declined',
        }),
      }),
    ],
    filter: ({ value }) => value !== null,
    fn: ({ value, ...rest }) => ({ ...rest, value: value as ListDraft, isNew: value?.id === null }),
  });

  const succeeded = sample({ clock: ended, filter: ({ hasFailed }) => !hasFailed });
  const failed = sample({ clock: ended, filter: ({ hasFailed }) => hasFailed });

  sample({ clock: succeeded, fn: ({ value }) => value, target: editor.succeeded });
  sample({
    clock: failed,
    fn: ({ value, isNew, isDeclined }) => ({
      value,
      error: isDeclined ? null : isNew ? messages.createFailed : messages.saveFailed,
    }),
    target: editor.failed,
  });
  notify({
    done: [succeeded, ({ isNew }) => (isNew ? messages.created : messages.saved)],
    failed: [
      sample({
        clock: failed,
        filter: ({ isNew, isDeclined }) => !isDeclined && (!isNew || options.showsCreateFailure),
      }),
      ({ isNew }) => (isNew ? messages.createFailed : messages.saveFailed),
    ],
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
    nameChanged,
    textChanged,
    /** Discards the draft. Ignored while a save is pending. */
    editorClosed: editor.closed,
    saveRequested: editor.saveRequested,
  };
}
