import { createEvent, createStore, sample } from 'effector';
import { getCustomerInfo } from '../session/contract';
import { $info, sessionRevoked, infoPatched, routes } from '../session';
import { $isOnline, navigateFx, onlineChanged, reloadFx } from '../shared/browser';
import { createCall } from '../shared/http';
import { createPage } from '../shared/page';
import { createPoll } from '../shared/poll';

/** Milliseconds between two questions whether the payment has arrived (spec section 9). */
export const SUCCESS_POLL_MS = 1_500;
/** How often it is asked again before the payment counts as lost (spec section 9). */
export const SUCCESS_RETRIES = 5;
/** After more retries than this, the page says that it takes longer (spec section 9). */
export const PATIENT_RETRIES = 2;

/** /success: whoever has paid waits here until the payment is known (spec section 4). */
export const page = createPage('success');

const askFx = createCall(getCustomerInfo);
const poll = createPoll({
  page,
  ask: askFx,
  isDone: ({ body }) => body.paid,
  intervalMs: SUCCESS_POLL_MS,
  retries: SUCCESS_RETRIES,
});

/** Whether the hint stands that it takes longer than expected. */
export const $isTakingLonger = poll.$retries.map((retries) => retries > PATIENT_RETRIES);

// The routing table decides by the info what /settings shows: it must know of the payment by then.
sample({
  clock: poll.succeeded,
  fn:
    ({ body }) =>
    () =>
      body,
  target: infoPatched,
});
sample({
  clock: poll.succeeded,
  fn: () => ({ to: routes.settings, replace: true }),
  target: navigateFx,
});
sample({
  clock: poll.exhausted,
  fn: () => ({ to: routes.paymentError, replace: true }),
  target: navigateFx,
});

const failed = sample({
  clock: poll.failed,
  source: $isOnline,
  fn: (isOnline) => ({ isOnline }),
});

// Spec section 8; only a browser that says it is offline waits instead, as the session does.
sample({
  clock: failed,
  filter: ({ isOnline }) => isOnline,
  fn: () => ({ withMessage: false }),
  target: sessionRevoked,
});

/** Whether the page waits for the connection, and asks again when it is back. */
export const $isOffline = createStore(false)
  .on(failed, (_, { isOnline }) => !isOnline)
  .on([poll.resumed, page.started], () => false);

sample({
  clock: onlineChanged,
  source: $isOffline,
  filter: (isOffline, isOnline) => isOffline && isOnline,
  fn: () => undefined,
  target: poll.resumed,
});

/** Try Again on /payment-error: the page is loaded anew (spec section 2). */
export const retryRequested = createEvent();
sample({ clock: retryRequested, fn: () => undefined, target: reloadFx });

/** Whether a payment is known after all; /payment-error then leads on. */
export const $isPaid = $info.map((info) => info?.paid === true);
