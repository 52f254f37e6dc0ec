/** Work in steps of a few milliseconds, between which the caller may yield to the event loop. */
export type Steps<Result> = Generator<undefined, Result>;

/** Lines per step of an import, about one or two milliseconds of work. */
export const STEP_LINES = 200;

/** Runs all steps without interruptions. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
