import { createEffect, createEvent, createStore, sample } from 'effector';
import { pause } from '../ports';

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

/**
 * Runs work that comes in steps and yields to the event loop between them, so that the page can handle input. A
 * new start drops the work before it.
 *
 * Use it for work that may take longer than a frame; shorter work is a `combine`.
 */
export function createTimeSlices<Input, Result>(steps: (input: Input) => Steps<Result>) {
  const start = createEvent<Input>();
  const stepFx = createEffect(async (work: Steps<Result>) => {
    const step = work.next();
    if (step.done !== true) await pause();
    return step;
  });
  const $work = createStore<Steps<Result> | null>(null);
  const stepped = sample({
    clock: stepFx.done,
    source: $work,
    filter: (work, { params }) => work === params,
    fn: (_, { result }) => result,
  });
  /** The result of the last start. */
  const done = sample({
    clock: stepped,
    filter: (step): step is IteratorReturnResult<Result> => step.done === true,
    fn: ({ value }: IteratorReturnResult<Result>) => value,
  });
  $work.on(start, (_, input) => steps(input)).on(done, () => null);
  sample({
    clock: [start, sample({ clock: stepped, filter: ({ done: isDone }) => isDone !== true })],
    source: $work,
    filter: (work): work is Steps<Result> => work !== null,
    fn: (work: Steps<Result>) => work,
    target: stepFx,
  });

  return { start, done, $isRunning: $work.map((work) => work !== null) };
}
