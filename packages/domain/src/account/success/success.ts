import { createEvent, createStore, sample } from 'effector';
import { getCustomerInfo } from '../../contract/calls/session';
import { $info, infoPatched, planKey, sessionRevoked } from '../session';
import { pages } from '../../shell/pages';
import { $account, accountKey } from '../../kernel/page/account';
import { $isOnline, navigateFx, onlineChanged, reloadFx, writeStorageFx } from '../../kernel/ports';
import { createCall } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createPoll } from '../../kernel/http/poll';

/** Milliseconds between polls for the payment (specification 9). */
export const SUCCESS_POLL_MS = 1_500;
/** The number of retries before the payment counts as failed (specification 9). */
export const SUCCESS_RETRIES = 5;
/** The number of retries after which the page shows that it takes longer (specification 9). */
export const SLOW_AFTER_RETRIES = 2;

/** /success waits until the payment is confirmed (specification 4.11). */
export const page = createPage('success');

const askFx = createCall(getCustomerInfo);
const poll = createPoll({
  page,
  ask: askFx,
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
sample({ clock: poll.succeeded, fn: () => ({ to: pages.settings.path, replace: true }), target: navigateFx });
sample({
  clock: poll.succeeded,
  source: $account,
  fn: (account) => ({ [accountKey(planKey, account)]: null }),
  target: writeStorageFx,
});
sample({
  clock: poll.exhausted,
  fn: () => ({ to: pages.paymentError.path, replace: true }),
  target: navigateFx,
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
sample({ clock: retryRequested, target: reloadFx });

/** Whether a late payment arrived; /payment-error then links to the app. */
export const $isPaid = $info.map((info) => info?.paid === true);
