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
  const begun = sample({ clock: start, fn: steps });

  const stepFx = createEffect(async (work: Steps<Result>) => {
    const { done, value } = work.next();
    if (done === true) return { work, result: { value: value as Result } };
    await pauseFx();
    return { work, result: null };
  });

  const $work = createStore<Steps<Result> | null>(null).on(begun, (_, work) => work);
  const answered = sample({
    clock: stepFx.doneData,
    source: $work,
    filter: (current, { work }) => current === work,
    fn: (_, answer) => answer,
  });
  sample({ clock: begun, target: stepFx });
  sample({
    clock: answered,
    filter: ({ result }) => result === null,
    fn: ({ work }) => work,
    target: stepFx,
  });

  const ended = sample({ clock: answered, filter: ({ result }) => result !== null });
  $work.on(ended, () => null);
  /** The result of the last start. */
  const done = sample({ clock: ended, fn: ({ result }) => (result as { value: Result }).value });

  return { start, done, $isRunning: $work.map((work) => work !== null) };
}
