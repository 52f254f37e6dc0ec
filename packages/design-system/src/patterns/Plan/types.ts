import type { JobProgressCounts } from '../Job/JobProgress';
import type { JobResult } from '../Job/JobOutcome';

/** A value before and after a step; '' for none. A secret is masked until it is revealed. */
export interface PlanValue {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isSecret?: boolean | undefined;
}

/** A step of a plan. */
export interface PlanStep {
  readonly id: string;
  /** “Add 12 inputs”, “Webhook of EU”. */
  readonly title: string;
  readonly changes: readonly PlanValue[];
  /** The names of what it deletes. */
  readonly deletes?: readonly string[] | undefined;
  /** Why nothing is written; such a step cannot be chosen. */
  readonly skipped?: string | undefined;
  /** Nothing is written because nothing differs; such a step cannot be chosen. With '' as title it is only counted. */
  readonly isUnchanged?: boolean | undefined;
}

/** The steps of one resource. */
export interface PlanGroup {
  readonly name: string;
  readonly steps: readonly PlanStep[];
}

/** What the job did, and the steps that are done: then the results are listed by group. */
export type PlanResult = JobResult & { readonly doneIds?: ReadonlySet<string> | undefined };

/** Chooses a step, or all steps of a group. */
export type PlanChoice = { readonly isChosen: boolean } & (
  | { readonly id: string }
  | { readonly group: string }
);

export interface PlanProps {
  /** Keep the array stable. */
  groups: readonly PlanGroup[];
  /** The ids of the chosen steps. */
  chosen: ReadonlySet<string>;
  /** Null while no job is running. */
  progress: JobProgressCounts | null;
  /** Null until the job ended. */
  result: PlanResult | null;
  onToggle: (choice: PlanChoice) => void;
  onConfirm: () => void;
  onStop: () => void;
  /** Runs the steps again that failed or were stopped. */
  onRetry: () => void;
  /** Leaves the plan, or its result. */
  onClose: () => void;
  /** The label of the button that leaves the plan: “Back”, “Cancel” by default. */
  closeLabel?: string | undefined;
}
