import { combine } from 'effector';
import { createToday } from '../../kernel/calendar';
import { $info, customerOf } from '../session';
import { createExternalRedirect } from '../../kernel/page/external-redirect';
import { callOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { openBillingPortal } from '../../contract/calls/payment';
import { t } from './text.en';
import { renewalOf } from '../../resources/renewal';

/** /payment: the customer's purchases and the link to the billing portal. */
export const page = createPage('payment');

/** The customer on the payment screen (specification 2.12); `null` until the customer info and the day are known. */
export const $profile = combine($info, createToday(page), (info, today) => {
  if (info === null || today === '') return null;
  const customer = customerOf(info);
  return {
    name: customer?.name ?? '',
    image: customer?.image ?? '',
    hexColor: customer?.hex_color ?? '',
    renewal: renewalOf(customer?.next_renewal, today),
    /** `null` if the purchases have no such list. */
    monitors: customer?.purchases?.monitor ?? null,
    toolboxes: customer?.purchases?.toolbox ?? null,
  };
});

const ask = callOf(openBillingPortal);
const portal = createExternalRedirect({
  name: openBillingPortal.name,
  page,
  ask,
  // `error` is false on success (specification 7).
  urlOf: ({ body: { error, url } }) => (error || !url ? null : url),
});

/** Opens the billing portal of the card payment provider. */
export const portalRequested = portal.requested.prepend(() => ({}));

/** The page of the subscription. */
export const screen = {
  view: {
    profile: $profile,
    isPortalOpening: portal.$isBusy,
    /** Says that an address is not opened; errors of the portal are swallowed (specification 8.5). */
    portalError: portal.$problem.map((problem) => (problem === 'refused' ? t('portalFailed') : null)),
  },
  events: { onPortalOpen: portalRequested },
} as const;
