import { combine, createEvent, sample } from 'effector';
import { createToday } from '../../kernel/page/today';
import { $info } from '../session';
import { createExternalRedirect } from '../../kernel/page/external-redirect';
import { createCall, type AnswerOf, type PayloadOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { openBillingPortal } from '../../contract/calls/payment';
import { paymentProfileOf } from './profile';
import { t } from './text.en';

/** /payment: the customer's purchases and the link to the billing portal. */
export const page = createPage('payment');

/** `null` until the customer info is loaded. */
export const $profile = combine($info, createToday(page), paymentProfileOf);

/** Opens the billing portal of the card payment provider. */
export const portalRequested = createEvent();

const portal = createExternalRedirect<
  PayloadOf<typeof openBillingPortal>,
  AnswerOf<typeof openBillingPortal>
>({
  name: openBillingPortal.name,
  page,
  ask: createCall(openBillingPortal),
  // `error` is false on success (specification 7).
  urlOf: ({ body: { error, url } }) => (error || !url ? null : url),
});

sample({ clock: portalRequested, fn: () => ({}), target: portal.requested });

export const $isPortalOpening = portal.$isBusy;
/** Says that an address is not opened; errors of the portal are swallowed (specification 8.5). */
export const $portalError = portal.$problem.map((problem) =>
  problem === 'refused' ? t('portalFailed') : null,
);
