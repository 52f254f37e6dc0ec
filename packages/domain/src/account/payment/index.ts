import { combine } from 'effector';
import { createToday, type Day } from '../../kernel/calendar';
import { $info, customerOf, type CustomerInfo } from '../session';
import { createExternalRedirect } from '../../kernel/page/external-redirect';
import { callOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { openBillingPortal } from '../../contract/calls/payment';
import { t } from './text.en';
import { renewalOf, type Renewal } from '../../resources/renewal';

/** The customer on the payment screen (specification 2.12). */
export interface PaymentProfile {
  readonly name: string;
  readonly image: string;
  readonly hexColor: string;
  readonly renewal: Renewal;
  /** `null` if the purchases have no such list. */
  readonly monitors: readonly string[] | null;
  readonly toolboxes: readonly string[] | null;
}

/** @param today the viewer's calendar day; `''` while it is not known. */
export function paymentProfileOf(info: CustomerInfo | null, today: Day): PaymentProfile | null {
  if (info === null || today === '') return null;
  const customer = customerOf(info);
  return {
    name: customer?.name ?? '',
    image: customer?.image ?? '',
    hexColor: customer?.hex_color ?? '',
    renewal: renewalOf(customer?.next_renewal, today),
    monitors: customer?.purchases?.monitor ?? null,
    toolboxes: customer?.purchases?.toolbox ?? null,
  };
}

/** /payment: the customer's purchases and the link to the billing portal. */
export const page = createPage('payment');

/** `null` until the customer info is loaded. */
export const $profile = combine($info, createToday(page), paymentProfileOf);

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
