import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Failure } from './index';
import type { PageScope } from '../page/page';
import { createTimer } from '../page/timer';

type AskInput = { readonly group?: string };

/**
 * Polls a call: when the page starts, and then `intervalMs` after each answer, at most `retries` times.
 * Closing the page stops it.
 *
 * Use it to wait for something on the server that has an end. What a page shows loads through `createQuery`; to repeat
 * something as long as the page is open use patronum's `interval`.
 *
 * @param options.ask the call; it fails with a `Failure`, which ends the poll until `resumed`.
 */
export function createPoll<Answer>(options: {
  readonly page: PageScope;
  readonly ask: (input: AskInput) => Promise<Answer>;
  readonly isDone: (answer: Answer) => boolean;
  readonly intervalMs: number;
  readonly retries: number;
}) {
  const { page, isDone, intervalMs } = options;
  const askFx = createEffect<AskInput, Answer, Failure>(async (input) => await options.ask(input));
  const call = page.scoped<AskInput, Answer>(askFx);

  /** Polls again after a failure; this does not count as a retry. */
  const resumed = createEvent();
  const timer = createTimer({ timeoutMs: intervalMs });

  const $retries = createStore(0)
    .on(timer.fired, (count) => count + 1)
    .reset(page.started);
  const $isAsking = createStore(false)
    .on(call.runFx, () => true)
    .on([call.done, call.failed, page.closed], () => false);

  sample({
    clock: resumed,
    source: { isOpen: page.$isOpen, isAsking: $isAsking },
    filter: ({ isOpen, isAsking }) => isOpen && !isAsking,
    fn: () => ({}),
    target: call.runFx,
  });
  sample({ clock: [page.started, timer.fired], fn: () => ({}), target: call.runFx });
  sample({ clock: page.closed, target: timer.cancelled });

  const answered = sample({
    clock: call.done,
    source: $retries,
    fn: (retries, { result }) => ({ retries, answer: result, isDone: isDone(result) }),
  });

  const succeeded = sample({ clock: answered, filter: (state) => state.isDone, fn: ({ answer }) => answer });
  /** The last retry was answered without success. */
  const exhausted = sample({
    clock: answered,
    filter: (state) => !state.isDone && state.retries >= options.retries,
    fn: () => undefined,
  });
  const failed = sample({ clock: call.failed, fn: ({ error }) => error });

  sample({
    clock: answered,
    filter: (state) => !state.isDone && state.retries < options.retries,
    target: timer.started,
  });

  return { $retries, resumed, succeeded, exhausted, failed };
}
