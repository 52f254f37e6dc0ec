import { createEffect, createEvent, createStore, sample } from 'effector';
import { pauseFx } from '../ports';
import type { Steps } from './steps';

/**
 * Runs work that comes in steps and yields to the event loop between them, so that the page can handle input. A
 * new start drops the work before it.
 *
 * Use it for work that may take longer than a frame; shorter work is a `combine`.
 *
 * @param steps the work, as a generator with steps of a few milliseconds.
 */
export function createTimeSlices<Input, Result>(steps: (input: Input) => Steps<Result>) {
  const start = createEvent<Input>();
  /** Counts the starts, so that a step of an earlier one is known. */
  const $run = createStore(0).on(start, (run) => run + 1);

  interface Work {
    readonly run: number;
    readonly work: Steps<Result>;
  }
  const stepFx = createEffect(async ({ run, work }: Work) => {
    const { done, value } = work.next();
    if (done === true) return { run, work, result: { value } };
    await pauseFx();
    return { run, work, result: null };
  });

  const answered = sample({
    clock: stepFx.doneData,
    source: $run,
    filter: (current, { run }) => current === run,
    fn: (_, answer) => answer,
  });
  sample({
    clock: start,
    source: $run,
    fn: (run, input): Work => ({ run, work: steps(input) }),
    target: stepFx,
  });
  sample({ clock: answered, filter: ({ result }) => result === null, target: stepFx });

  const ended = sample({ clock: answered, filter: ({ result }) => result !== null });
  const $isRunning = createStore(false)
    .on(start, () => true)
    .on(ended, () => false);
  /** The result of the last start. */
  const done = sample({ clock: ended, fn: ({ result }) => (result as { value: Result }).value });

  return { start, done, $isRunning };
}
