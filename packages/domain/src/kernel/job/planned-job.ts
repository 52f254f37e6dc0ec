import { combine, createEvent, createStore, sample } from 'effector';
import type { Counts } from '../format';
import { outcomeOf, runningCounts, type JobProgress } from './batch-job';
import { createCallJob } from './call-job';
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
export interface PlannedStep<Write> {
  /** Stable for the same difference, so that a new plan keeps the choices. */
  readonly id: string;
  /** The heading: a monitor's name, “Redirects”. */
  readonly group: string;
  /** “Add 12 inputs”, “Webhook of EU”. */
  readonly title: string;
  readonly changes: readonly PlannedValue[];
  /** The names of what it deletes; they need a separate confirmation. */
  readonly deletes?: readonly string[];
  /** Why nothing is written; such a step has no write. */
  readonly skipped?: string;
  /** Whether nothing is written because nothing differs; such a step has no write. */
  readonly isUnchanged?: boolean;
  readonly write?: Write;
}

/** The steps under one heading. */
export interface Group<Write> {
  readonly name: string;
  readonly steps: ReadonlyArray<PlannedStep<Write>>;
}

/** Chooses a step by its id, or all steps of a group by its name. */
export type StepChoice = { readonly isChosen: boolean } & (
  | { readonly id: string }
  | { readonly group: string }
);

type WritingStep<Write> = PlannedStep<Write> & { readonly write: Write };

const isWriting = <Write>(step: PlannedStep<Write>): step is WritingStep<Write> => step.write !== undefined;

/** The steps by their groups, in the order of the plan. */
function groupsOf<Write>(steps: ReadonlyArray<PlannedStep<Write>>): ReadonlyArray<Group<Write>> {
  const groups = new Map<string, PlannedStep<Write>[]>();
  for (const step of steps) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
  return [...groups].map(([name, grouped]) => ({ name, steps: grouped }));
}

const nameOf = ({ group, title }: PlannedStep<unknown>): string => `${group}: ${title}`;

/** What the job did, and the steps that are done. */
const resultOf = (progress: JobProgress<PlannedStep<unknown>>) => ({
  ...outcomeOf(progress, nameOf),
  doneIds: new Set(progress.items.flatMap(({ item, result }) => (result.state === 'done' ? [item.id] : []))),
});

/**
 * A plan that a person reviews step by step, then one job that makes the chosen writes: with progress, stop, the
 * failed steps with their reasons, retry, and one toast at the end. Steps that are done are not run again.
 *
 * Use it where the writes of one action go to several resources or parts. To give the selected rows of a list the same
 * value use `createBulkChange`.
 *
 * @param options.name unique among unsaved work: leaving asks while the job is running.
 * @param options.run makes a write; it fails with a `Failure`, and may be run again after it.
 * @param options.queueOf writes of the same queue run one after the other.
 */
export function createPlannedJob<Write>(options: {
  readonly name: string;
  readonly run: (write: Write) => Promise<unknown>;
  readonly concurrency?: number;
  readonly queueOf?: (write: Write) => string;
  readonly doneText: (done: number, counts: Counts) => string;
  readonly failedText: (failed: number, total: number, counts: Counts) => string;
}) {
  const { queueOf, concurrency = 4 } = options;
  const job = createCallJob<WritingStep<Write>, unknown>({
    keyOf: ({ id }) => id,
    run: ({ write }) => options.run(write),
    concurrency,
    ...(queueOf === undefined ? {} : { queueOf: ({ write }) => queueOf(write) }),
  });
  const $isRunning = job.$job.map((progress) => progress?.isRunning === true);

  /** Replaces the plan; ignored while the job is running. */
  const planned = createEvent<ReadonlyArray<PlannedStep<Write>>>();
  const toggled = createEvent<StepChoice>();
  const confirmed = createEvent();
  /** Drops the steps that wait; those that are running end. */
  const stopped = createEvent();
  /** Runs the steps again that failed or were stopped. */
  const retried = createEvent();
  /** Forgets the plan and the choices. Ignored while the job is running. */
  const closed = createEvent();

  const idle = { source: $isRunning, filter: (isRunning: boolean) => !isRunning };
  const accepted = sample({ clock: planned, ...idle, fn: (_, steps) => steps });
  const forgotten = sample({ clock: closed, ...idle, fn: () => undefined });

  const $steps = createStore<ReadonlyArray<PlannedStep<Write>>>([])
    .on(accepted, (_, steps) => steps)
    .on(forgotten, () => []);
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
  const $declined = createStore<ReadonlySet<string>>(new Set())
    .on(choice, (declined, { ids, isChosen }) => {
      const next = new Set(declined);
      for (const id of ids) {
        if (isChosen) next.delete(id);
        else next.add(id);
      }
      return next;
    })
    .on(forgotten, () => new Set());
  const $chosenSteps = combine($steps, $declined, (steps, declined) =>
    steps.filter(isWriting).filter(({ id }) => !declined.has(id)),
  );

  sample({ clock: confirmed, source: $chosenSteps, target: job.start });
  sample({ clock: stopped, target: job.stop });
  sample({ clock: retried, target: job.retry });
  sample({ clock: [accepted, forgotten], fn: () => undefined, target: job.reset });
  registerUnsaved({ name: options.name, $isDirty: $isRunning, discard: job.reset });

  const finished = sample({ clock: job.finished, fn: resultOf });
  notify({
    done: [
      sample({ clock: finished, filter: ({ done, failed }) => done > 0 && failed.length === 0 }),
      ({ done }, counts) => options.doneText(done, counts),
    ],
    failed: [
      sample({ clock: finished, filter: ({ failed }) => failed.length > 0 }),
      ({ done, failed, stopped: left }, counts) =>
        options.failedText(failed.length, done + failed.length + left, counts),
    ],
  });

  return {
    view: {
      groups: $steps.map(groupsOf),
      chosen: $chosenSteps.map((steps): ReadonlySet<string> => new Set(steps.map(({ id }) => id))),
      counts: combine($steps, $chosenSteps, (steps, chosen) => ({
        chosen: chosen.length,
        skipped: steps.filter(({ skipped }) => skipped !== undefined).length,
        unchanged: steps.filter(({ isUnchanged }) => isUnchanged === true).length,
      })),
      progress: job.$job.map(runningCounts),
      result: job.$job.map((progress) =>
        progress === null || progress.isRunning ? null : resultOf(progress),
      ),
    },
    events: { onToggle: toggled, onConfirm: confirmed, onStop: stopped, onRetry: retried },
    planned,
    toggled,
    confirmed,
    stopped,
    retried,
    closed,
    $isRunning,
    /** The job has ended, or what was not running when it was stopped. */
    finished,
  };
}
