import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { withValues } from '../entries';
import type { EntityId, Failure } from '../http';
import { countsOf, createJob, type JobProgress } from './job';
import { jobEnded } from '../save/write';
import { notify } from '../toasts/notify';
import { registerUnsaved } from '../page/unsaved';

/** A value of a step, before and after it; '' for none. */
export interface PlannedValue {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Masked until it is revealed. */
  readonly isSecret?: boolean;
}

/** A step of a plan: a write, or why there is none. */
export interface Step<Write, Id extends EntityId = string> {
  /** Stable for the same difference, so that a new plan keeps the choices. */
  readonly id: Id;
  /** The heading: a monitor's name, “Redirects”; '' in a plan without headings. */
  readonly group: string;
  /** “Add 12 inputs”, “Webhook of EU”. */
  readonly title: string;
  readonly changes: readonly PlannedValue[];
  /** The names of what it deletes; they need a separate confirmation. */
  readonly deletes?: readonly string[];
  /** Why nothing is written; such a step has no write. */
  readonly skipped?: string;
  /** Whether nothing is written because nothing differs; such a step has no write. With '' as title it is only counted. */
  readonly isUnchanged?: boolean;
  readonly write?: Write;
}

export type WritingStep<Write, Id extends EntityId> = Step<Write, Id> & { readonly write: Write };

export const isWriting = <Write, Id extends EntityId>(
  step: Step<Write, Id>,
): step is WritingStep<Write, Id> => step.write !== undefined;

function groupsOf<Write, Id extends EntityId>(steps: ReadonlyArray<Step<Write, Id>>) {
  const groups = new Map<string, Step<Write, Id>[]>();
  for (const step of steps) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
  return [...groups].map(([name, grouped]) => ({ name, steps: grouped }));
}

/** How many steps are done or were stopped, and why the others failed. */
const resultOf = <Write, Id extends EntityId>(progress: JobProgress<WritingStep<Write, Id>>) => ({
  done: progress.done.length,
  stopped: progress.stopped.length,
  failed: progress.failed.map(({ item: { id, group, title }, reason }) => ({
    id,
    name: group === '' ? title : `${group}: ${title}`,
    reason,
  })),
  doneIds: new Set(progress.done.map(({ id }) => id)),
});

/**
 * A plan that a person reviews step by step, then one job that makes the chosen writes: with progress, stop, the
 * failed steps with their reasons and a toast about them, and retry. Steps that are done are not run again. The steps come
 * from a pure function of what there is and what is wanted.
 *
 * To give the selected rows of a list the same value use `createBulkChange`, which plans them.
 *
 * @param options.name unique among unsaved work: leaving asks while the job is running.
 * @param options.run makes a write; see `createJob`.
 * @param options.queueOf writes of the same queue run one after the other.
 * @param options.$steps the steps where they follow from stores; by default those of `planned`.
 */
export function createPlan<Write, Id extends EntityId = string>(options: {
  readonly name: string;
  readonly run: (write: Write) => Promise<unknown>;
  readonly errorOf?: ((failure: Failure) => string) | undefined;
  readonly concurrency?: number;
  readonly queueOf?: (write: Write) => string;
  readonly $steps?: Store<ReadonlyArray<Step<Write, Id>>>;
  readonly failedText: (failed: number, total: number, writes: readonly Write[]) => string;
}) {
  const { run, queueOf, concurrency } = options;
  const job = createJob<WritingStep<Write, Id>>({
    keyOf: ({ id }) => id,
    run: ({ write }) => run(write),
    errorOf: options.errorOf,
    queueOf: queueOf && (({ write }) => queueOf(write)),
    concurrency,
  });

  /** Replaces the plan; ignored while the job is running. */
  const planned = createEvent<ReadonlyArray<Step<Write, Id>>>();
  /** Chooses a step by its id, or all steps of a group by its name. */
  const toggled = createEvent<{ readonly isChosen: boolean } & ({ id: Id } | { group: string })>();
  const confirmed = createEvent();
  /** Forgets the plan and the choices. Ignored while the job is running. */
  const closed = createEvent();

  const idle = { source: job.$isRunning, filter: (isRunning: boolean) => !isRunning };
  const accepted = sample({ clock: planned, ...idle, fn: (_, steps) => steps });
  const forgotten = sample({ clock: closed, ...idle, fn: () => undefined });

  const $planned = createStore<ReadonlyArray<Step<Write, Id>>>([])
    .on(accepted, (_, steps) => steps)
    .on(forgotten, () => []);
  const { $steps = $planned } = options;
  const choice = sample({
    clock: toggled,
    source: $steps,
    fn: (steps, change) => ({
      isChosen: change.isChosen,
      ids:
        'id' in change
          ? [change.id]
          : steps.filter(({ group }) => group === change.group).map(({ id }) => id),
    }),
  });
  const $declined = createStore<ReadonlySet<Id>>(new Set())
    .on(choice, (declined, { ids, isChosen }) => withValues(declined, ids, !isChosen))
    .on(forgotten, () => new Set());
  const $chosen = combine($steps, $declined, (steps, declined) =>
    steps.filter(isWriting).filter(({ id }) => !declined.has(id)),
  );

  sample({ clock: confirmed, source: $chosen, target: job.start });
  sample({ clock: [accepted, forgotten], target: job.reset });
  registerUnsaved({ name: options.name, $isDirty: job.$isRunning, discard: job.reset });
  sample({ clock: [job.finished, job.reset], fn: () => undefined, target: jobEnded });

  const finished = sample({
    clock: job.finished,
    fn: (progress) => ({ ...resultOf(progress), writes: progress.items.map(({ item }) => item.write) }),
  });
  const succeeded = sample({
    clock: finished,
    filter: ({ done, failed }) => done > 0 && failed.length === 0,
  });
  notify({
    failed: [
      finished,
      ({ failed, writes }) =>
        failed.length === 0 ? null : options.failedText(failed.length, writes.length, writes),
    ],
  });

  return {
    view: {
      groups: $steps.map(groupsOf),
      chosen: $chosen.map((steps): ReadonlySet<Id> => new Set(steps.map(({ id }) => id))),
      counts: combine($steps, $chosen, (steps, chosen) => ({
        chosen: chosen.length,
        skipped: steps.filter(({ skipped }) => skipped !== undefined).length,
        unchanged: steps.filter(({ isUnchanged }) => isUnchanged === true).length,
      })),
      progress: job.$job.map((progress) => (progress?.isRunning === true ? countsOf(progress) : null)),
      result: job.$job.map((progress) =>
        progress === null || progress.isRunning ? null : resultOf(progress),
      ),
    },
    events: { onToggle: toggled, onConfirm: confirmed, onStop: job.stop, onRetry: job.retry },
    planned,
    closed,
    /** The job has ended, or what was not running when it was stopped. */
    finished,
    /** What was not stopped is done: for the toast about it. */
    succeeded,
    job,
  };
}
