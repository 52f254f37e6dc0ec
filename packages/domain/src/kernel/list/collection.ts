import { combine, createEffect, createEvent, createStore, sample, type Store } from 'effector';
import { type EntityId, type Failure } from '../http';
import type { PageScope } from '../page/page';
import { createLoad } from '../page/load';
import { unfinishedReported } from '../page/unsaved';
import { createSave, resourceRead, resourceWritten } from '../save';
import { resourceWrittenByJob } from '../save/freshness';
import {
  applyChanges,
  followChange,
  NEW_ID,
  rebaseChange,
  settleChange,
  type Change,
  type Identified,
  type Rows,
  createTouched,
  takeRead,
  newestFirst,
} from '../save/rows';
import type { createEditor } from '../save/editor';
import { createKeyedQueue } from '../save/keyed-queue';
import { createUndo } from '../save/undo';
import { notify } from '../toasts/notify';

/** A row to create, from the editor or by an undo. */
export interface Creation<Draft> {
  readonly draft: Draft;
  readonly isUndo: boolean;
}

/** Says what became of the rows: the `t` of a catalogue with these keys. `createFailed` is in the editor, too. */
export type CollectionText = (
  key:
    | 'saved'
    | 'created'
    | 'deleted'
    | 'restored'
    | 'saveFailed'
    | 'createFailed'
    | 'restoreFailed'
    | 'deleteFailed',
) => string;

/**
 * A list of rows that are saved one by one: it loads with retry, shows changes at once and reverts those that fail. What
 * was written is not read again, except a new row whose id only the server knows, and after a failure.
 *
 * @param options.rowOf the row that a draft creates.
 * @param options.$isJobRunning whether many writes are one, so that the list is not loaded after each.
 */
export function createCollection<Row extends Identified, Draft, Answer extends object>(options: {
  readonly page: PageScope;
  readonly rows: Rows<Row>;
  readonly read: (input: { readonly group?: string }) => Promise<Answer>;
  readonly dataOf: (answer: Answer) => readonly Row[];
  readonly rowOf: (draft: Draft, id: EntityId) => Row;
  readonly $isJobRunning?: Store<boolean>;
}) {
  const { page, rows, read, dataOf, rowOf, $isJobRunning = createStore(false) } = options;

  const createFx = createEffect<Creation<Draft>, EntityId | null, Failure>(({ draft }) =>
    rows.create(rowOf(draft, NEW_ID)),
  );
  /** Serial per row, so that the last change wins. */
  const changes = createKeyedQueue<Change<Row, Draft>, Row | null>({
    keyOf: ({ item }) => item.id,
    run: async (change): Promise<Row | null> => {
      if (change.kind === 'save')
        return (await saving.saveFx({ base: change.base, mine: change.item, tried: change.tried })).value;
      await rows.remove(change.item.id);
      return null;
    },
    follow: followChange,
    rebase: rebaseChange,
  });
  const $touched = createTouched(
    sample({
      clock: [
        changes.requested.map(({ item }) => [item.id]),
        changes.settled.map(({ op }) => [op.item.id]),
        createFx.doneData.map((id) => (id === null ? [] : [id])),
      ],
    }),
  );
  const query = createLoad({
    page,
    read,
    dataOf,
    initial: [],
    order: newestFirst(({ id }: Row) => id),
    $isWriting: combine(
      [changes.$isBusy, createFx.pending, $isJobRunning],
      ([isBusy, isPending, isJobRunning]) => isBusy || isPending || isJobRunning,
    ),
  });
  sample({ clock: page.started, fn: () => ({}), target: query.start });
  sample({ clock: changes.$isBusy, fn: (isOn) => ({ name: rows.name, isOn }), target: unfinishedReported });

  const saving = createSave(rows, {
    $known: query.$data,
    $moment: $touched.map(({ moment }) => moment),
  });
  sample({ clock: query.loaded, fn: () => rows.keyOf({}), target: resourceRead });
  sample({
    clock: [
      createFx.done,
      sample({
        clock: changes.settled,
        filter: ({ op, failure }) => op.kind === 'delete' && failure === null,
      }),
    ],
    fn: () => rows.keyOf({}),
    target: resourceWritten,
  });
  sample({
    clock: [
      sample({
        clock: saving.refreshed,
        source: $touched,
        fn: (touched, { known, since }) => takeRead(rows.idOf, known, since, touched),
      }),
      sample({
        clock: changes.settled,
        filter: ({ failure }) => failure === null,
        fn: ({ op, result }) => settleChange(op, result),
      }),
      sample({
        clock: createFx.done,
        filter: ({ result }) => result !== null,
        fn:
          ({ params, result }) =>
          (all: readonly Row[]) => [rowOf(params.draft, result ?? NEW_ID), ...all],
      }),
    ],
    target: query.patched,
  });
  sample({
    clock: [
      sample({ clock: createFx.finally, filter: (end) => end.status === 'fail' || end.result === null }),
      sample({ clock: changes.settled, filter: ({ failure }) => failure !== null }),
    ],
    target: query.outdated,
  });
  sample({
    clock: resourceWrittenByJob,
    filter: (key) => key === rows.keyOf({}),
    fn: () => undefined,
    target: query.outdated,
  });

  /** Saves a row, without an editor. */
  const edited = changes.requested.prepend(
    (edit: { readonly base: Row; readonly item: Row }): Change<Row, Draft> => ({
      kind: 'save',
      ...edit,
      edit: null,
    }),
  );

  return {
    query,
    changes,
    createFx,
    edited,
    /** The rows with pending changes applied. */
    $rows: combine(query.$data, changes.$entries, applyChanges),
    /** The last save of a row's queue has ended. */
    saveSettled: sample({
      clock: changes.settled,
      filter: ({ op, next }) => op.kind === 'save' && op.isOneOfMany !== true && next === null,
    }),
  };
}

export type Collection<Row extends Identified, Draft> = ReturnType<
  typeof createCollection<Row, Draft, object>
>;

/**
 * Saves what the editor of a collection sends, tells it how that ended, and shows the toasts of all saves.
 *
 * @param options.$base the row that the editor opened with; `null` for a new one. It may have changed since.
 */
export function createSaves<Row extends Identified, Draft extends object>(options: {
  readonly collection: Collection<Row, Draft>;
  readonly editor: ReturnType<typeof createEditor<Draft>>;
  readonly $base: Store<Row | null>;
  readonly isNew: (draft: Draft) => boolean;
  readonly itemOf: (base: Row, draft: Draft) => Row;
  readonly say: CollectionText;
  /** Whether a toast says that a creation failed; the editor says it either way. */
  readonly showsCreateFailure?: boolean;
}) {
  const { editor, isNew, itemOf, say, showsCreateFailure = true } = options;
  const { changes, createFx, saveSettled } = options.collection;
  sample({
    clock: editor.sent,
    filter: isNew,
    fn: (draft) => ({ draft, isUndo: false }),
    target: createFx,
  });
  sample({
    clock: editor.sent,
    source: options.$base,
    filter: (base: Row | null, draft: Draft) => base !== null && !isNew(draft),
    fn: (opened, draft): Change<Row, Draft> => {
      const base = opened as Row;
      return { kind: 'save', base, item: itemOf(base, draft), edit: draft };
    },
    target: changes.requested,
  });

  const ended = sample({
    clock: [
      sample({
        clock: createFx.finally,
        filter: ({ params }) => !params.isUndo,
        fn: (end) => ({ value: end.params.draft, failure: end.status === 'fail' ? end.error : null }),
      }),
      sample({
        clock: saveSettled,
        fn: ({ op, failure }) => ({ value: op.kind === 'save' ? op.edit : null, failure }),
      }),
    ],
    filter: ({ value }) => value !== null,
    fn: ({ value, failure }) => ({ value: value as Draft, failure, isNew: isNew(value as Draft) }),
  });
  const succeeded = sample({ clock: ended, filter: ({ failure }) => failure === null });
  const failed = sample({ clock: ended, filter: ({ failure }) => failure !== null });
  sample({ clock: succeeded, fn: ({ value }) => value, target: editor.succeeded });
  sample({
    clock: failed,
    fn: ({ value, failure, isNew: isCreation }) => ({
      value,
      error: failure?.kind === 'declined' ? null : say(isCreation ? 'createFailed' : 'saveFailed'),
    }),
    target: editor.failed,
  });
  notify({
    done: [succeeded, ({ isNew: isCreation }) => say(isCreation ? 'created' : 'saved')],
    failed: [
      sample({
        clock: [
          sample({
            clock: failed,
            filter: (end) => end.isNew && showsCreateFailure,
            fn: () => 'createFailed' as const,
          }),
          sample({
            clock: saveSettled,
            filter: ({ failure }) => failure !== null && failure.kind !== 'declined',
            fn: () => 'saveFailed' as const,
          }),
        ],
      }),
      say,
    ],
  });
}

export interface Deleted<Row> {
  readonly item: Row;
  /** Where it was in the list. */
  readonly index: number;
}

/**
 * Deletes single rows of a collection without a confirmation. A failed delete restores the row; an undo creates it again,
 * and a failed undo is offered again.
 *
 * @param options.name identifies the kind of row; see `createUndo`.
 */
export function createDeletes<Row extends Identified, Draft>(options: {
  readonly name: string;
  readonly collection: Collection<Row, Draft>;
  readonly labelOf: (row: Row) => string;
  readonly draftOf: (row: Row) => Draft;
  readonly say: CollectionText;
}) {
  const { labelOf, draftOf, say } = options;
  const { changes, createFx, $rows } = options.collection;
  const deleteRequested = createEvent<EntityId>();
  const undo = createUndo<Deleted<Row>>(options.name);

  const found = sample({
    clock: deleteRequested,
    source: $rows,
    fn: (rows, id) => ({ rows, index: rows.findIndex((row) => row.id === id) }),
  });
  const deleted = sample({
    clock: found,
    filter: ({ index }) => index !== -1,
    fn: ({ rows, index }): Deleted<Row> => ({ item: rows[index] as Row, index }),
  });
  const $indexes = createStore<ReadonlyMap<EntityId, number>>(new Map()).on(
    deleted,
    (indexes, { item, index }) => new Map(indexes).set(item.id, index),
  );
  sample({
    clock: deleted,
    fn: ({ item }): Change<Row, Draft> => ({ kind: 'delete', item, isOneOfMany: false }),
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
      label: labelOf(item),
      item: { item, index: indexes.get(item.id) ?? 0 },
      toast: { kind: 'success' as const, text: say('deleted') },
    }),
    target: undo.offered,
  });
  sample({
    clock: undo.undone,
    fn: ({ item: { item } }) => ({ draft: draftOf(item), isUndo: true }),
    target: createFx,
  });
  const $undone = createStore<Deleted<Row> | null>(null).on(undo.undone, (_, { item }) => item);
  // It always shows a toast, because no editor is open that could show the error.
  sample({
    clock: createFx.fail,
    source: $undone,
    filter: (undone, { params }) => undone !== null && params.isUndo,
    fn: (undone) => {
      const item = undone as Deleted<Row>;
      return {
        label: labelOf(item.item),
        item,
        toast: { kind: 'error' as const, text: say('restoreFailed') },
      };
    },
    target: undo.offered,
  });

  notify({
    done: [sample({ clock: createFx.done, filter: ({ params }) => params.isUndo }), () => say('restored')],
    failed: [
      sample({ clock: settled, filter: ({ failure }) => failure !== null }),
      () => say('deleteFailed'),
    ],
  });

  const { $undo, undoRequested, undone } = undo;
  return { $undo, undoRequested, undone, deleteRequested };
}
