import { combine, createEvent, sample, type Store } from 'effector';
import { createBatchJob, type JobProgress } from './batch-job';
import type { createBulkSelection } from './bulk-selection';
import type { EntityId } from './http';
import { notify } from './notify';
import { registerUnsaved } from './unsaved';

/** A planned call: what an item is, and what it becomes; `null` if it is removed. */
export interface PlannedChange<Item> {
  readonly id: EntityId;
  readonly name: string;
  readonly before: Item;
  readonly after: Item | null;
  /** Whether it restores the item from before the change. */
  readonly isUndo: boolean;
}

/** What a job did to its items. */
export type ChangeKind = 'changed' | 'restored' | 'removed';

/** How many items a change leaves alone, and what it does to the others. */
interface Plan<Item> {
  readonly unchanged: number;
  readonly changes: ReadonlyArray<PlannedChange<Item>>;
}

function kindOf(changes: ReadonlyArray<PlannedChange<unknown>>): ChangeKind {
  if (changes.some(({ isUndo }) => isUndo)) return 'restored';
  return changes.every(({ after }) => after === null) ? 'removed' : 'changed';
}

const reverse = <Item>({ items }: JobProgress<PlannedChange<Item>>): ReadonlyArray<PlannedChange<Item>> =>
  items.flatMap(({ item, result }) =>
    result.state === 'done' && item.after !== null
      ? [{ ...item, before: item.after, after: item.before, isUndo: true }]
      : [],
  );

const resultOf = <Item>({ items }: JobProgress<PlannedChange<Item>>) => ({
  done: items.filter(({ result }) => result.state === 'done').length,
  stopped: items.filter(({ result }) => result.state === 'stopped').length,
  failed: items.flatMap(({ item: { id, name }, result }) =>
    result.state === 'failed' ? [{ id, name, reason: result.error }] : [],
  ),
});

/**
 * Changes the selected items of a list in the same way: a preview, then one job with progress, stop, the failed
 * ones with their reasons, retry and undo, and one toast at the end. The feature makes the call of each planned
 * change on `itemStarted` and answers with `itemSettled`.
 *
 * Use it where rows can be selected. A change of one item goes through its `createKeyedQueue` alone, and deletes
 * of selected rows through `createDeleteMany`.
 *
 * @param options.name what is changed; unique among unsaved work.
 * @param options.change the changed item, 'removed', or `null` if the value changes nothing.
 * @param options.textOf the part of an item that the value changes, for the preview.
 * @param options.canUndo whether the calls can restore the items.
 */
export function createBulkChange<Item, Value>(options: {
  readonly name: string;
  readonly selection: ReturnType<typeof createBulkSelection<Value>>;
  readonly $items: Store<readonly Item[]>;
  readonly keyOf: (item: Item) => EntityId;
  readonly nameOf: (item: Item) => string;
  readonly change: (item: Item, value: Value) => Item | 'removed' | null;
  readonly textOf: (item: Item, value: Value) => string;
  readonly canUndo?: boolean;
  readonly doneText: (count: number, kind: ChangeKind) => string;
  readonly failedText: (failed: number, total: number) => string;
}) {
  const { selection, keyOf, nameOf, change, textOf, canUndo = true } = options;
  const { $selection } = selection;
  const job = createBatchJob<PlannedChange<Item>>({ keyOf: ({ id }) => id });
  const $isRunning = job.$job.map((progress) => progress?.isRunning === true);

  const confirmed = createEvent();
  /** Runs the changes again that failed or were stopped. */
  const retried = createEvent();
  const undoRequested = createEvent();
  /** Ignored while the job is running. */
  const closeRequested = createEvent();

  const $hasJob = job.$job.map((progress) => progress !== null);
  const $plan = combine($selection, options.$items, $hasJob, (selected, items, hasJob): Plan<Item> | null => {
    if (selected === null || selected.value === null || hasJob) return null;
    const { value } = selected;
    const ids = new Set(selected.ids);
    const wanted = items.filter((item) => ids.has(keyOf(item)));
    const changes = wanted.flatMap((before): ReadonlyArray<PlannedChange<Item>> => {
      const after = change(before, value);
      if (after === null) return [];
      const planned = { id: keyOf(before), name: nameOf(before), before, isUndo: false };
      return [{ ...planned, after: after === 'removed' ? null : after }];
    });
    return { unchanged: wanted.length - changes.length, changes };
  });
  const $preview = combine($plan, $selection, (plan, selected) => {
    const value = selected?.value ?? null;
    if (plan === null || value === null) return null;
    return {
      count: plan.changes.length,
      unchanged: plan.unchanged,
      rows: plan.changes.map(({ id, name, before, after }) => ({
        id,
        name,
        before: textOf(before, value),
        after: after === null ? null : textOf(after, value),
      })),
    };
  });

  sample({
    clock: confirmed,
    source: $plan,
    filter: Boolean,
    fn: (plan) => (plan as Plan<Item>).changes,
    target: job.start,
  });
  sample({ clock: retried, target: job.retry });
  // An undo cannot be undone; the dialog can make the change again.
  const $canUndo = job.$job.map(
    (progress) =>
      canUndo &&
      progress !== null &&
      !progress.isRunning &&
      progress.items.some(
        ({ item, result }) => result.state === 'done' && item.after !== null && !item.isUndo,
      ),
  );
  sample({
    clock: undoRequested,
    source: { progress: job.$job, canUndo: $canUndo },
    filter: ({ canUndo }) => canUndo,
    fn: ({ progress }) => (progress === null ? [] : reverse(progress)),
    target: job.start,
  });

  const closed = sample({ clock: closeRequested, source: $isRunning, filter: (isRunning) => !isRunning });
  sample({ clock: closed, fn: () => undefined, target: selection.closed });
  sample({
    clock: $selection,
    filter: (selected) => selected === null,
    fn: () => undefined,
    target: job.reset,
  });

  const $progress = job.$job.map((progress) =>
    progress?.isRunning === true
      ? { done: progress.settled, total: progress.items.length, failed: progress.failed.length }
      : null,
  );
  const $result = job.$job.map((progress) =>
    progress === null || progress.isRunning ? null : resultOf(progress),
  );
  registerUnsaved({ name: options.name, $isDirty: $isRunning, discard: job.reset });

  const finished = sample({
    clock: job.finished,
    fn: (progress) => ({
      ...resultOf(progress),
      kind: kindOf(progress.items.map(({ item }) => item)),
    }),
  });
  notify({
    done: [
      sample({ clock: finished, filter: ({ done, failed }) => done > 0 && failed.length === 0 }),
      ({ done, kind }) => options.doneText(done, kind),
    ],
    failed: [
      sample({ clock: finished, filter: ({ failed }) => failed.length > 0 }),
      ({ done, failed, stopped }) => options.failedText(failed.length, done + failed.length + stopped),
    ],
  });

  return {
    view: {
      isOpen: $selection.map((selected) => selected !== null),
      value: $selection.map((selected) => selected?.value ?? null),
      preview: $preview,
      progress: $progress,
      result: $result,
      canUndo: $canUndo,
    },
    events: {
      onValueChange: selection.valueChanged,
      onConfirm: confirmed,
      onStop: job.stop,
      onRetry: retried,
      onUndo: undoRequested,
      onClose: closeRequested,
    },
    $isRunning,
    finished,
    itemStarted: job.itemStarted,
    itemSettled: job.itemSettled,
  };
}
