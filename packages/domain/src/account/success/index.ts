import { createEvent, createStore, sample } from 'effector';
import { getCustomerInfo } from '../../contract/calls/session';
import { $info, endSessionOn, infoPatched, planKey } from '../session';
import { $config } from '../../shell/config';
import { pages } from '../../shell/pages';
import { $account, accountKey } from '../../kernel/page/account';
import { $isOnline, navigate, onlineChanged, reload, wait, writeStorage } from '../../kernel/ports';
import { isDisconnected, makeCall, OFFLINE_RETRY_MS } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createPageCall } from '../../kernel/page/page-call';
import { createTimer } from '../../kernel/page/timer';

/** Milliseconds between polls for the payment (specification 9). */
const POLL_MS = 1_500;
/** The number of retries before the payment counts as failed (specification 9). */
const RETRIES = 5;
/** The number of retries after which the page shows that it takes longer (specification 9). */
const SLOW_AFTER_RETRIES = 2;

/** /success waits until the payment is confirmed (specification 4.11). */
export const page = createPage('success');

interface Poll {
  readonly retries: number;
}

const isOver = (isPaid: boolean, { retries }: Poll): boolean => isPaid || retries >= RETRIES;

/** Asks, and is done when it is time to ask again. */
const poll = createPageCall(page, async ({ retries, group }: Poll & { readonly group: string }) => {
  const { body } = await makeCall(getCustomerInfo, { group });
  if (!isOver(body.paid, { retries })) await wait(POLL_MS);
  return body;
});
sample({ clock: page.started, fn: () => ({ retries: 0 }), target: poll.requested });
sample({
  clock: poll.done,
  filter: ({ params, result }) => !isOver(result.paid, params),
  fn: ({ params: { retries } }) => ({ retries: retries + 1 }),
  target: poll.requested,
});

const $poll = createStore<Poll>({ retries: 0 }).on(poll.requested, (_, last) => last);
/** Whether to show that it takes longer than expected. */
export const $isTakingLonger = $poll.map(({ retries }) => retries > SLOW_AFTER_RETRIES);

const succeeded = poll.done.filterMap(({ result }) => (result.paid ? result : undefined));
// The routing table needs the payment in the info before it can show /settings.
sample({ clock: succeeded, fn: (info) => () => info, target: infoPatched });
sample({ clock: succeeded, fn: () => ({ to: pages.settings.path, replace: true }), target: navigate });
sample({
  clock: succeeded,
  source: $account,
  fn: (account) => ({ [accountKey(planKey, account)]: null }),
  target: writeStorage,
});
sample({
  clock: poll.done,
  filter: ({ params, result }) => !result.paid && isOver(result.paid, params),
  fn: () => ({ to: pages.paymentError.path, replace: true }),
  target: navigate,
});

const failed = sample({
  clock: poll.failed,
  source: $isOnline,
  fn: (isOnline, { error }) => isDisconnected(isOnline, error),
});

endSessionOn(
  poll.failed.map(({ error }) => error),
  false,
);

export const $isOffline = createStore(false)
  .on(failed, (_, isOffline) => isOffline)
  .on([poll.requested, page.closed], () => false);

const offlineRetried = createEvent();
const offlineTimer = createTimer({ timeoutMs: OFFLINE_RETRY_MS });
sample({ clock: failed, filter: Boolean, fn: () => undefined, target: offlineTimer.started });
// This does not count as a retry.
sample({
  clock: [offlineRetried, offlineTimer.fired, sample({ clock: onlineChanged, filter: Boolean })],
  source: { isOffline: $isOffline, last: $poll },
  filter: ({ isOffline }) => isOffline,
  fn: ({ last }) => last,
  target: poll.requested,
});

/** The page after a payment. */
export const screen = {
  view: { isTakingLonger: $isTakingLonger, isOffline: $isOffline },
  events: { onRetry: offlineRetried },
} as const;

/** The page after a payment that failed. */
export const paymentError = {
  view: {
    /** Whether a late payment arrived; the page then links to the app. */
    isPaid: $info.map((info) => info?.paid === true),
    supportUrl: $config.map((loaded) => loaded?.supportUrl ?? ''),
  },
  events: {
    /** Specification 2.15. */
    onTryAgain: reload,
    onReturnToPayment: navigate.prepend(() => ({ to: pages.payment.path })),
  },
} as const;
