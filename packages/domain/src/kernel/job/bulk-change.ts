import { combine, createEvent, sample, type Store } from 'effector';
import { not } from 'patronum/not';
import type { EntityId, Failure } from '../http';
import type { BulkSelection, createBulkSelection } from './bulk-selection';
import { notify } from '../toasts/notify';
import { createUndo } from '../save/undo';
import type { JobProgress } from './job';
import { createPlan, isWriting, type Step, type WritingStep } from './plan';

/** What a job did to its items. */
export type ChangeKind = 'changed' | 'restored' | 'removed';

/** A row and what it becomes; `null` if it is removed. */
export interface RowChange<Item> {
  readonly before: Item;
  readonly after: Item | null;
  /** Whether it restores the row from before the change. */
  readonly isUndo: boolean;
}

/** What a value does to the items of a list. */
interface ChangeRules<Item, Value> {
  readonly keyOf: (item: Item) => EntityId;
  readonly nameOf: (item: Item) => string;
  /** The changed item, 'removed', or `null` if the value changes nothing. */
  readonly change: (item: Item, value: Value) => Item | 'removed' | null;
  /** The part of an item that the value changes, for the preview. */
  readonly textOf: (item: Item, value: Value) => string;
}

type RowStep<Item> = Step<RowChange<Item>, EntityId>;

const nothing: readonly never[] = [];

/** A step for each selected item; none until a value is chosen. */
export function planRows<Item, Value>(
  { keyOf, nameOf, change, textOf }: ChangeRules<Item, Value>,
  selected: BulkSelection<Value> | null,
  items: readonly Item[],
): ReadonlyArray<RowStep<Item>> {
  if (selected === null || selected.value === null) return nothing;
  const { value } = selected;
  const ids = new Set(selected.ids);
  const stepOf = (before: Item): RowStep<Item> => {
    const changed = change(before, value);
    const step = { id: keyOf(before), group: '', title: nameOf(before) };
    if (changed === null) return { ...step, changes: [], isUnchanged: true };
    const after = changed === 'removed' ? null : changed;
    const texts = { before: textOf(before, value), after: after === null ? '' : textOf(after, value) };
    return { ...step, changes: [{ label: '', ...texts }], write: { before, after, isUndo: false } };
  };
  return items.filter((item) => ids.has(keyOf(item))).map(stepOf);
}

/** The steps as rows of a preview; `null` until a value is chosen. */
export function previewRows<Item>(
  steps: ReadonlyArray<RowStep<Item>>,
  selected: BulkSelection<unknown> | null,
) {
  if (selected === null || selected.value === null) return null;
  const changes = steps.filter(isWriting);
  return {
    count: changes.length,
    unchanged: steps.length - changes.length,
    rows: changes.map(({ id, title, changes: [change], write }) => ({
      id,
      name: title,
      before: change?.before ?? '',
      after: write.after === null ? null : (change?.after ?? ''),
    })),
  };
}

function kindOf(changes: ReadonlyArray<RowChange<unknown>>): ChangeKind {
  if (changes.some(({ isUndo }) => isUndo)) return 'restored';
  return changes.every(({ after }) => after === null) ? 'removed' : 'changed';
}

/** The steps that restore what was changed. An undo cannot be undone; the dialog can make the change again. */
const reverse = <Item>(progress: JobProgress<WritingStep<RowChange<Item>, EntityId>> | null) =>
  (progress === null || progress.isRunning ? [] : progress.done).flatMap((step) => {
    const { before, after, isUndo } = step.write;
    return after === null || isUndo
      ? []
      : [{ ...step, write: { before: after, after: before, isUndo: true } }];
  });

/**
 * Changes the selected items of a list in the same way: a plan with a preview, an undo, and a text for each kind of
 * change. Once all is done the dialog closes, and the toast has the number and Undo.
 *
 * Use it where rows can be selected. A change of one item goes through its `createKeyedQueue` alone.
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
    readonly run: (change: RowChange<Item>) => Promise<unknown>;
    readonly errorOf?: (failure: Failure) => string;
    readonly doneText: (count: number, kind: ChangeKind) => string;
    readonly failedText: (failed: number, total: number) => string;
  },
) {
  const { selection, canUndo = true } = options;
  const { $selection } = selection;
  const $steps = combine($selection, options.$items, (selected, items) => planRows(options, selected, items));
  const { job, ...plan } = createPlan<RowChange<Item>, EntityId>({
    name: options.name,
    run: options.run,
    errorOf: options.errorOf,
    $steps,
    failedText: options.failedText,
  });

  const confirmed = createEvent();
  const undoRequested = createEvent();
  /** Ignored while the job is running. */
  const closeRequested = createEvent();

  const $hasJob = job.$job.map((progress) => progress !== null);
  sample({ clock: confirmed, filter: not($hasJob), target: plan.events.onConfirm });
  const $reversed = job.$job.map((progress) => (canUndo ? reverse(progress) : []));
  const undo = createUndo<{
    readonly selected: BulkSelection<Value> | null;
    readonly steps: ReadonlyArray<WritingStep<RowChange<Item>, EntityId>>;
  }>(options.name);
  const told = sample({
    clock: plan.succeeded,
    source: { selected: $selection, steps: $reversed },
    fn: (item, { done, writes }) => ({ item, text: options.doneText(done, kindOf(writes)) }),
  });
  notify({ done: [told, ({ item, text }) => (item.steps.length === 0 ? text : null)] });
  sample({
    clock: told,
    filter: ({ item }) => item.steps.length > 0,
    fn: ({ item, text }) => ({ label: text, item, toast: { kind: 'success' as const, text } }),
    target: undo.offered,
  });
  sample({ clock: plan.succeeded, filter: ({ stopped }) => stopped === 0, target: selection.closed });
  // What the offer restores is not all that is changed any more, or the dialog is for something else.
  sample({
    clock: [selection.left, selection.opened, job.retry, undoRequested],
    target: undo.ended,
  });
  // The dialog shows how far it is, and what fails.
  sample({
    clock: undo.undone.filterMap(({ item }) => item.selected ?? undefined),
    target: selection.opened,
  });
  sample({
    clock: [sample({ clock: undoRequested, source: $reversed }), undo.undone.map(({ item }) => item.steps)],
    target: job.start,
  });

  sample({ clock: closeRequested, filter: not(job.$isRunning), target: selection.closed });
  sample({ clock: $selection, filter: (selected) => selected === null, target: job.reset });

  return {
    view: {
      isOpen: $selection.map((selected) => selected !== null),
      value: $selection.map((selected) => selected?.value ?? null),
      preview: combine($steps, $selection, $hasJob, (steps, selected, hasJob) =>
        hasJob ? null : previewRows(steps, selected),
      ),
      progress: plan.view.progress,
      // Without the ids of what is done, which a plan shows step by step.
      result: plan.view.result.map((result) => result && { ...result, doneIds: undefined }),
      canUndo: $reversed.map(({ length }) => length > 0),
    },
    events: {
      onValueChange: selection.valueChanged,
      onConfirm: confirmed,
      onStop: job.stop,
      onRetry: job.retry,
      onUndo: undoRequested,
      onClose: closeRequested,
    },
    $isRunning: job.$isRunning,
    finished: plan.finished,
  };
}
