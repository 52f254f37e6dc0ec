import { createEvent, sample } from 'effector';
import { $info } from '../session';
import { createExternalRedirect } from '../shared/external-redirect';
import { createCall, type AnswerOf, type PayloadOf } from '../shared/http';
import { createPage } from '../shared/page';
import { openBillingPortal } from './contract';
import { paymentProfileOf } from './profile';

/** Said beside the button; the specification only has it logged (section 8). */
export const messages = {
  portalFailed: 'The billing portal could not be opened. Please try again.',
} as const;

/** /payment: what the customer has bought, and the way to the billing portal. */
export const page = createPage('payment');

/** `null` while it is not known who is signed in. */
export const $profile = $info.map(paymentProfileOf);

/** Opens the billing portal of the card payment provider. */
export const portalRequested = createEvent();

const portal = createExternalRedirect<
  PayloadOf<typeof openBillingPortal>,
  AnswerOf<typeof openBillingPortal>
>({
  name: openBillingPortal.name,
  page,
  ask: createCall(openBillingPortal),
  // `error` is false on success (spec section 7).
  addressOf: ({ body: { error, url } }) => (error || !url ? null : url),
});

sample({ clock: portalRequested, fn: () => ({}), target: portal.requested });

export const $isPortalOpening = portal.$isBusy;
/** What the last attempt failed with. */
export const $portalError = portal.$hasFailed.map((hasFailed) => (hasFailed ? messages.portalFailed : null));
