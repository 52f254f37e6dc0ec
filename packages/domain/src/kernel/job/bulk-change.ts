import { combine, createEvent, sample, type Store } from 'effector';
import { not } from 'patronum/not';
import type { Counts } from '../format';
import { createBatchJob, outcomeOf, runningCounts, type JobProgress } from './batch-job';
import { planChanges, previewChanges, type ChangeRules, type Plan, type PlannedChange } from './bulk-plan';
import type { createBulkSelection } from './bulk-selection';
import { notify } from '../toasts/notify';
import { registerUnsaved } from '../page/unsaved';

/** What a job did to its items. */
export type ChangeKind = 'changed' | 'restored' | 'removed';

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

const nameOf = ({ name }: PlannedChange<unknown>): string => name;

/**
 * Changes the selected items of a list in the same way: a preview, then one job with progress, stop, the failed
 * ones with their reasons, retry and undo, and one toast at the end. The feature makes the call of each planned
 * change on `itemStarted` and answers with `itemSettled`.
 *
 * Use it where rows can be selected. A change of one item goes through its `createKeyedQueue` alone, and deletes
 * of selected rows through `createDeleteMany`.
 *
 * @param options.name what is changed; unique among unsaved work.
 * @param options.canUndo whether the calls can restore the items.
 */
export function createBulkChange<Item, Value>(
  options: ChangeRules<Item, Value> & {
    readonly name: string;
    readonly selection: ReturnType<typeof createBulkSelection<Value>>;
    readonly $items: Store<readonly Item[]>;
    readonly canUndo?: boolean;
    readonly doneText: (count: number, counts: Counts, kind: ChangeKind) => string;
    readonly failedText: (failed: number, total: number, counts: Counts) => string;
  },
) {
  const { selection, canUndo = true } = options;
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
  const $plan = combine($selection, options.$items, $hasJob, (selected, items, hasJob) =>
    hasJob ? null : planChanges(options, selected, items),
  );
  const $preview = combine($plan, $selection, (plan, selected) =>
    previewChanges(options, plan, selected?.value ?? null),
  );

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

  const closed = sample({ clock: closeRequested, filter: not($isRunning) });
  sample({ clock: closed, fn: () => undefined, target: selection.closed });
  sample({
    clock: $selection,
    filter: (selected) => selected === null,
    fn: () => undefined,
    target: job.reset,
  });

  const $progress = job.$job.map(runningCounts);
  const $result = job.$job.map((progress) =>
    progress === null || progress.isRunning ? null : outcomeOf(progress, nameOf),
  );
  registerUnsaved({ name: options.name, $isDirty: $isRunning, discard: job.reset });

  const finished = sample({
    clock: job.finished,
    fn: (progress) => ({
      ...outcomeOf(progress, nameOf),
      kind: kindOf(progress.items.map(({ item }) => item)),
    }),
  });
  notify({
    done: [
      sample({ clock: finished, filter: ({ done, failed }) => done > 0 && failed.length === 0 }),
      ({ done, kind }, counts) => options.doneText(done, counts, kind),
    ],
    failed: [
      sample({ clock: finished, filter: ({ failed }) => failed.length > 0 }),
      ({ done, failed, stopped }, counts) =>
        options.failedText(failed.length, done + failed.length + stopped, counts),
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
