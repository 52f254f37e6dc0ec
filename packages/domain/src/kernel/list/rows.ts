import { combine, createEffect, createStore, sample, type Store } from 'effector';
import type { EntityId, Failure } from '../http';
import { createLoad } from '../page/load';
import type { PageScope } from '../page/page';
import { unfinishedReported } from '../page/unsaved';
import { createSave, resourceRead, resourceWritten, type Edit } from '../save';
import { $touched, resourceWrittenByJob, rowsTouched } from '../save/freshness';
import { acted, actOf } from '../save/resource';
import { createKeyedQueue, type QueueEntry } from '../save/keyed-queue';
import { isFixed, NEW_ID, newestFirst, takeRead, type Rows } from '../save/rows';

/** A row that is deleted, and where it was in the list. */
export interface Deleted<Row> {
  readonly item: Row;
  readonly index: number;
}

/** A pending change of a row. `by` is who asked for it, as the page tells them apart. */
export type Change<Row, By> =
  | (Omit<Edit<Row>, 'mine'> & { readonly kind: 'save'; readonly item: Row; readonly by: By })
  | (Deleted<Row> & { readonly kind: 'delete'; readonly by: By });

/** A row to create: from the editor, or one that an undo brings back. */
export interface Creation<Row, Draft> {
  readonly draft: Draft;
  readonly restores: Deleted<Row> | null;
}

/**
 * A list of rows that are saved one by one: it loads with retry, shows changes at once and reverts those that fail. What
 * was written is not read again, except a new row whose id only the server knows, and after a failure.
 *
 * @param options.rowOf the row that a draft creates.
 * @param options.joined who asks for a change that includes the one `before` it; `isSent` if that one is already on its way.
 * @param options.editOf see `createSave`.
 * @param options.$isJobRunning whether many writes are one, so that the list is not loaded after each.
 */
export function createRows<Row extends object, By, Draft, Answer extends object>(
  rows: Rows<Row>,
  options: {
    readonly page: PageScope;
    readonly read: (input: { readonly group?: string }) => Promise<Answer>;
    readonly dataOf: (answer: Answer) => readonly Row[];
    readonly rowOf?: (draft: Draft, id: EntityId) => Row;
    readonly joined?: (before: By, by: By, isSent: boolean) => By;
    readonly editOf?: (op: Edit<Row> & { readonly by: By }, current: Row) => Edit<Row>;
    readonly $isJobRunning?: Store<boolean>;
  },
) {
  type One = Change<Row, By>;
  const { idOf } = rows;
  const key = rows.keyOf({});
  const { page, read, dataOf, rowOf = isFixed, joined = (_: By, by: By) => by, editOf } = options;
  const { $isJobRunning = createStore(false) } = options;

  /** It returns the new row; `null` where the answer does not say its id. */
  const createFx = createEffect<Creation<Row, Draft>, Row | null, Failure>(async ({ draft }) => {
    const id = await rows.create(rowOf(draft, NEW_ID));
    return id === null ? null : rowOf(draft, id);
  });

  /** Serial per row, so that the last change wins. */
  const changes = createKeyedQueue<One, Edit<Row> | null>({
    keyOf: ({ item }) => idOf(item),
    // A save's result is what the server had before and after it.
    run: async (change): Promise<Edit<Row> | null> => {
      if (change.kind === 'save') {
        const { base, item, tried, by } = change;
        const { edit, value } = await saving.saveFx({ base, mine: item, tried, by });
        return { base: edit.base, mine: value };
      }
      await rows.remove(idOf(change.item));
      return null;
    },
    // A delete drops the changes after it.
    follow: ({ running, next }, change) => {
      if (running.kind === 'delete' || next?.kind === 'delete') return next;
      if (change.kind === 'delete') return change;
      const { base, tried } = next ?? change;
      return { ...change, base, tried, by: joined((next ?? running).by, change.by, next === null) };
    },
    // The change that followed a failed one includes both edits.
    rebase: (next, failed) =>
      next.kind === 'delete' || failed.kind === 'delete'
        ? next
        : {
            ...next,
            base: failed.base,
            tried: [...(failed.tried ?? []), failed.item],
            by: joined(failed.by, next.by, false),
          },
  });
  sample({
    clock: [
      changes.requested.map(({ item }) => [idOf(item)]),
      changes.settled.map(({ op }) => [idOf(op.item)]),
      createFx.doneData.map((row) => (row === null ? [] : [idOf(row)])),
    ],
    fn: (ids) => ({ key, ids }),
    target: rowsTouched,
  });
  const $isSending = combine([changes.$isBusy, createFx.pending], (all) => all.some(Boolean));
  const query = createLoad({
    page,
    read,
    dataOf,
    initial: [],
    order: newestFirst(idOf),
    $isWriting: combine([$isSending, $isJobRunning], (all) => all.some(Boolean)),
  });
  sample({ clock: page.started, fn: () => ({}), target: query.start });
  sample({ clock: $isSending, fn: (isOn) => ({ name: rows.name, isOn }), target: unfinishedReported });

  const saving = createSave<Row, readonly Row[], object, Edit<Row> & { readonly by: By }>(rows, {
    $known: query.$data,
    ...(editOf && { editOf }),
  });
  sample({
    clock: createFx.done,
    filter: ({ params }) => params.restores === null,
    fn: ({ params: { draft } }) => {
      const row = rowOf(draft, NEW_ID);
      return actOf('added', rows, { base: row, mine: row });
    },
    target: acted,
  });
  sample({ clock: query.loaded, fn: () => key, target: resourceRead });
  sample({
    clock: [
      createFx.done,
      sample({
        clock: changes.settled,
        filter: ({ op, failure }) => op.kind === 'delete' && failure === null,
      }),
    ],
    fn: () => key,
    target: resourceWritten,
  });
  sample({
    clock: [
      sample({
        clock: saving.refreshed,
        source: $touched,
        fn: (touched, { known, since }) => takeRead(key, idOf, known, since, touched),
      }),
      sample({
        clock: changes.settled,
        filter: ({ failure }) => failure === null,
        fn:
          ({ op, result }) =>
          (all: readonly Row[]) =>
            all.flatMap((row) => (idOf(row) === idOf(op.item) ? (result?.mine ?? []) : row)),
      }),
      sample({
        clock: createFx.doneData,
        filter: Boolean,
        fn: (row) => (all: readonly Row[]) => [row, ...all],
      }),
    ],
    target: query.patched,
  });
  sample({
    clock: [
      sample({ clock: createFx.finally, filter: (end) => end.status === 'fail' || end.result === null }),
      sample({ clock: changes.settled, filter: ({ failure }) => failure !== null }),
      sample({ clock: resourceWrittenByJob, filter: (written) => written === key }),
    ],
    target: query.outdated,
  });

  return {
    query,
    changes,
    createFx,
    $rows: combine(query.$data, changes.$entries, applyChanges(idOf)),
    /** The last save of a row's queue has ended. */
    saveSettled: changes.settled.filterMap(({ op, ...end }) =>
      op.kind === 'save' && end.next === null ? { ...end, op } : undefined,
    ),
  };
}

/** The rows with pending changes applied. A failed change reverts. */
const applyChanges =
  <Row>(idOf: (row: Row) => EntityId) =>
  (rows: readonly Row[], entries: ReadonlyMap<EntityId, QueueEntry<Change<Row, unknown>>>): readonly Row[] =>
    entries.size === 0
      ? rows
      : rows.flatMap((row) => {
          const entry = entries.get(idOf(row));
          const change = entry?.next ?? entry?.running;
          return change?.kind === 'delete' ? [] : (change?.item ?? row);
        });
