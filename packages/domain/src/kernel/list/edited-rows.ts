import { createEvent, sample, type Store } from 'effector';
import type { EntityId } from '../http';
import type { createEditor } from '../save/editor';
import { acted, actOf } from '../save/resource';
import { createUndo } from '../save/undo';
import type { Rows } from '../save/rows';
import { notify } from '../toasts/notify';
import { createRows, type Change, type Deleted } from './rows';

/** What became of a row. `createFailed` is in the editor, too. */
type RowsKey =
  | 'saved'
  | 'created'
  | 'deleted'
  | 'restored'
  | 'saveFailed'
  | 'createFailed'
  | 'restoreFailed'
  | 'deleteFailed';

/** Says what became of the rows: the `t` of a catalogue with these keys. */
export type RowsText = (key: RowsKey) => string;

/** Who changes a row: the dialog with a draft that waits for the save, the row itself, or a job with its own report. */
export type ChangedBy<Draft> = Draft | 'row' | 'job';

/** Rows that are changed in the list, in a dialog and by jobs; see `createRows`. */
export function createEditedRows<Row extends object, Draft extends object, Answer extends object>(
  resource: Rows<Row>,
  options: Omit<Parameters<typeof createRows<Row, ChangedBy<Draft>, Draft, Answer>>[1], 'joined'>,
) {
  const rows = createRows<Row, ChangedBy<Draft>, Draft, Answer>(resource, {
    ...options,
    // The dialog is told of the save that includes its own; of what a job's save takes along, the person is told.
    joined(before, by, isSent) {
      if (by === 'job') return isSent ? by : before;
      return by === 'row' && typeof before === 'object' ? before : by;
    },
  });
  /** Saves a row, without a dialog. */
  const edited = rows.changes.requested.prepend(
    (edit: { readonly base: Row; readonly item: Row }): Change<Row, ChangedBy<Draft>> => ({
      kind: 'save',
      ...edit,
      by: 'row',
    }),
  );
  return { ...rows, resource, edited };
}

export type EditedRows<Row extends object, Draft extends object> = ReturnType<
  typeof createEditedRows<Row, Draft, object>
>;

/**
 * Saves what the dialog of a list's rows sends, tells it how that ended, and shows the toasts of all saves.
 *
 * @param options.$base the row that the dialog opened with; `null` for a new one. It may have changed since.
 */
export function createSaves<Row extends object, Draft extends object>(options: {
  readonly rows: EditedRows<Row, Draft>;
  readonly editor: ReturnType<typeof createEditor<Draft>>;
  readonly $base: Store<Row | null>;
  readonly isNew: (draft: Draft) => boolean;
  readonly itemOf: (base: Row, draft: Draft) => Row;
  readonly say: RowsText;
  /** Whether a toast says that a creation failed; the dialog says it either way. */
  readonly showsCreateFailure?: boolean;
}) {
  const { editor, isNew, itemOf, say, showsCreateFailure = true } = options;
  const { changes, createFx, saveSettled } = options.rows;
  sample({
    clock: editor.sent,
    filter: isNew,
    fn: (draft) => ({ draft, restores: null }),
    target: createFx,
  });
  sample({
    clock: editor.sent,
    source: options.$base,
    filter: (base: Row | null, draft: Draft) => base !== null && !isNew(draft),
    fn: (opened, draft): Change<Row, ChangedBy<Draft>> => {
      const base = opened as Row;
      return { kind: 'save', base, item: itemOf(base, draft), by: draft };
    },
    target: changes.requested,
  });

  const created = sample({
    clock: createFx.finally,
    filter: ({ params }) => params.restores === null,
    fn: (end) => ({ by: end.params.draft, failure: end.status === 'fail' ? end.error : null }),
  });
  const saved = sample({
    clock: saveSettled,
    filter: ({ op }) => op.by !== 'job',
    fn: ({ op, failure }) => ({ by: op.by, failure }),
  });
  const ended = sample({
    clock: [created, saved],
    filter: ({ by }) => typeof by === 'object',
    fn: ({ by, failure }) => ({ value: by as Draft, failure, isNew: isNew(by as Draft) }),
  });
  const succeeded = sample({ clock: ended, filter: ({ failure }) => failure === null });
  sample({ clock: succeeded, fn: ({ value }) => value, target: editor.succeeded });
  sample({
    clock: ended,
    filter: ({ failure }) => failure !== null,
    fn: ({ value, failure, isNew: isCreation }) => ({
      value,
      error: failure?.kind === 'declined' ? null : say(isCreation ? 'createFailed' : 'saveFailed'),
    }),
    target: editor.failed,
  });
  notify({
    done: [succeeded, ({ isNew: isCreation }) => say(isCreation ? 'created' : 'saved')],
    failed: [
      saved,
      ({ failure }) => (failure === null || failure.kind === 'declined' ? null : say('saveFailed')),
    ],
  });
  if (showsCreateFailure)
    notify({ failed: [created, ({ failure }) => (failure === null ? null : say('createFailed'))] });
}

/**
 * Deletes single rows of a list without a confirmation. A failed delete restores the row; an undo creates it again,
 * and a failed undo is offered again.
 *
 * @param options.name identifies the kind of row; see `createUndo`.
 */
export function createDeletes<Row extends object, Draft extends object>(options: {
  readonly name: string;
  readonly rows: EditedRows<Row, Draft>;
  readonly $rows: Store<readonly Row[]>;
  readonly labelOf: (row: Row) => string;
  readonly draftOf: (row: Row) => Draft;
  readonly say: RowsText;
}) {
  const { labelOf, draftOf, say } = options;
  const { changes, createFx, resource } = options.rows;
  const deleteRequested = createEvent<EntityId>();
  const undo = createUndo<Deleted<Row>>(options.name);

  const deleted = sample({
    clock: deleteRequested,
    source: options.$rows,
    fn: (rows, id): Change<Row, ChangedBy<Draft>> | null => {
      const index = rows.findIndex((row) => resource.idOf(row) === id);
      const item = rows[index];
      return item === undefined ? null : { kind: 'delete', item, index, by: 'row' };
    },
  });
  sample({ clock: deleted, filter: Boolean, target: changes.requested });
  const ended = changes.settled.filterMap(({ op, failure }) =>
    op.kind === 'delete' && op.by === 'row' ? { failure, item: op.item, index: op.index } : undefined,
  );
  const restored = sample({ clock: createFx.done, filter: ({ params }) => params.restores !== null });
  const offerOf = (item: Deleted<Row>, kind: 'success' | 'error', key: RowsKey) => ({
    label: labelOf(item.item),
    item,
    toast: { kind, text: say(key) },
  });
  const gone = sample({ clock: ended, filter: ({ failure }) => failure === null });
  sample({
    clock: gone,
    fn: ({ item }) => actOf('deleted', resource, { base: item, mine: item }),
    target: acted,
  });
  sample({
    clock: gone,
    fn: ({ item, index }) => offerOf({ item, index }, 'success', 'deleted'),
    target: undo.offered,
  });
  sample({
    clock: undo.undone,
    fn: ({ item: restores }) => ({ draft: draftOf(restores.item), restores }),
    target: createFx,
  });
  sample({
    // It always shows a toast, because no dialog is open that could show the error.
    clock: createFx.fail.filterMap(({ params }) => params.restores ?? undefined),
    fn: (item) => offerOf(item, 'error', 'restoreFailed'),
    target: undo.offered,
  });
  notify({
    done: [restored, () => say('restored')],
    failed: [ended, ({ failure }) => (failure === null ? null : say('deleteFailed'))],
  });

  return { ...undo, deleteRequested };
}
