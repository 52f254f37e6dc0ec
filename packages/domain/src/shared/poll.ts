import {
  createEffect,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type Store,
} from 'effector';
import { delay } from 'patronum';
import type { Failure } from './http';
import type { PageCall } from './page';

interface PollPage {
  readonly started: Event<unknown>;
  readonly closed: Event<void>;
  readonly $isOpen: Store<boolean>;
  readonly scoped: <P extends object, Done>(
    callFx: Effect<P & { readonly group?: string }, Done, Failure>,
    options?: { readonly isRetried?: boolean },
  ) => PageCall<P, Done>;
}

type AskInput = { readonly group?: string };

/**
 * Polls a call: when the page starts, and then `intervalMs` after each answer, at most `retries` times.
 * Closing the page stops it.
 *
 * @param options.ask the call; it fails with a `Failure`, which ends the poll until `resumed`.
 */
export function createPoll<Answer>(options: {
  readonly page: PollPage;
  readonly ask: (input: AskInput) => Promise<Answer>;
  readonly isDone: (answer: Answer) => boolean;
  readonly intervalMs: number;
  readonly retries: number;
}) {
  const { page, isDone, intervalMs } = options;
  const askFx = createEffect<AskInput, Answer, Failure>(async (input) => await options.ask(input));
  const call = page.scoped<AskInput, Answer>(askFx, { isRetried: false });

  /** Polls again after a failure; this does not count as a retry. */
  const resumed = createEvent();
  const retried = createEvent();

  const $retries = createStore(0)
    .on(retried, (count) => count + 1)
    .reset(page.started);
  /** Identifies a visit, so that a timer of an earlier one is ignored. */
  const $visit = createStore(0).on([page.started, page.closed], (visit) => visit + 1);
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
  sample({ clock: [page.started, retried], fn: () => ({}), target: call.runFx });

  const answered = sample({
    clock: call.done,
    source: { retries: $retries, visit: $visit },
    fn: (state, { result }) => ({ ...state, answer: result, isDone: isDone(result) }),
  });

  const succeeded = sample({
    clock: answered,
    filter: (state) => state.isDone,
    fn: ({ answer }) => answer,
  });
  /** The last retry was answered without success. */
  const exhausted = sample({
    clock: answered,
    filter: (state) => !state.isDone && state.retries >= options.retries,
    fn: () => undefined,
  });
  const failed = sample({ clock: call.failed, fn: ({ error }) => error });

  const retryNeeded = sample({
    clock: answered,
    filter: (state) => !state.isDone && state.retries < options.retries,
    fn: ({ visit }) => visit,
  });
  sample({
    clock: delay({ source: retryNeeded, timeout: intervalMs }),
    source: $visit,
    filter: (visit, scheduled) => visit === scheduled,
    fn: () => undefined,
    target: retried,
  });

  return { $retries, resumed, succeeded, exhausted, failed };
}
