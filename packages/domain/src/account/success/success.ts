import { createEvent, createStore, sample } from 'effector';
import { getCustomerInfo } from '../../contract/calls/session';
import { $info, infoPatched, planKey, sessionRevoked } from '../session';
import { pages } from '../../shell/pages';
import { $account, accountKey } from '../../kernel/page/account';
import { $isOnline, navigate, onlineChanged, reload, writeStorage } from '../../kernel/ports';
import { callOf } from '../../kernel/http';
import { createPage, type PageScope } from '../../kernel/page/page';
import { createPageCall } from '../../kernel/page/page-call';
import { createTimer } from '../../kernel/page/timer';

type AskInput = { readonly group?: string };

/**
 * Polls a call: when the page starts, and then `intervalMs` after each answer, at most `retries` times.
 * Closing the page stops it.
 *
 * Use it to wait for something on the server that has an end. What a page shows loads through `createLoad`; to repeat
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
  const call = createPageCall<AskInput, Answer>(page, options.ask);

  /** Polls again after a failure; this does not count as a retry. */
  const resumed = createEvent();
  const timer = createTimer({ timeoutMs: intervalMs });

  const $retries = createStore(0)
    .on(timer.fired, (count) => count + 1)
    .reset(page.started);
  const $isAsking = createStore(false)
    .on(call.requested, () => true)
    .on([call.done, call.failed, page.closed], () => false);

  sample({
    clock: resumed,
    source: { isOpen: page.$isOpen, isAsking: $isAsking },
    filter: ({ isOpen, isAsking }) => isOpen && !isAsking,
    fn: () => ({}),
    target: call.requested,
  });
  sample({ clock: [page.started, timer.fired], fn: () => ({}), target: call.requested });
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

/** Milliseconds between polls for the payment (specification 9). */
export const SUCCESS_POLL_MS = 1_500;
/** The number of retries before the payment counts as failed (specification 9). */
export const SUCCESS_RETRIES = 5;
/** The number of retries after which the page shows that it takes longer (specification 9). */
export const SLOW_AFTER_RETRIES = 2;

/** /success waits until the payment is confirmed (specification 4.11). */
export const page = createPage('success');

const ask = callOf(getCustomerInfo);
const poll = createPoll({
  page,
  ask,
  isDone: ({ body }) => body.paid,
  intervalMs: SUCCESS_POLL_MS,
  retries: SUCCESS_RETRIES,
});

/** Whether to show that it takes longer than expected. */
export const $isTakingLonger = poll.$retries.map((retries) => retries > SLOW_AFTER_RETRIES);

// The routing table needs the payment in the info before it can show /settings.
sample({
  clock: poll.succeeded,
  fn:
    ({ body }) =>
    () =>
      body,
  target: infoPatched,
});
sample({ clock: poll.succeeded, fn: () => ({ to: pages.settings.path, replace: true }), target: navigate });
sample({
  clock: poll.succeeded,
  source: $account,
  fn: (account) => ({ [accountKey(planKey, account)]: null }),
  target: writeStorage,
});
sample({
  clock: poll.exhausted,
  fn: () => ({ to: pages.paymentError.path, replace: true }),
  target: navigate,
});

const failed = sample({ clock: poll.failed, source: $isOnline, fn: (isOnline) => ({ isOnline }) });

// A failed check logs out (specification 8), unless the browser is offline.
sample({
  clock: failed,
  filter: ({ isOnline }) => isOnline,
  fn: () => ({ withMessage: false }),
  target: sessionRevoked,
});

export const $isOffline = createStore(false)
  .on(failed, (_, { isOnline }) => !isOnline)
  .on([poll.resumed, page.started], () => false);

sample({
  clock: onlineChanged,
  source: $isOffline,
  filter: (isOffline, isOnline) => isOffline && isOnline,
  target: poll.resumed,
});

/** Try Again on /payment-error reloads the page (specification 2.15). */
export const retryRequested = createEvent();
sample({ clock: retryRequested, target: reload });

/** Whether a late payment arrived; /payment-error then links to the app. */
export const $isPaid = $info.map((info) => info?.paid === true);
