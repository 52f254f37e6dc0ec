import { combine } from 'effector';
import { createToday, type Day } from '../../kernel/calendar';
import { $info, customerOf, type CustomerInfo } from '../session';
import { createExternalRedirect } from '../../kernel/page/external-redirect';
import { callOf } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { openBillingPortal } from '../../contract/calls/payment';
import { t } from './text.en';
import { renewalOf, type Renewal } from '../../resources/renewal';
import { format, isValid, parseISO } from 'date-fns';

/** Smaller numbers are seconds since the epoch, larger ones milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

/**
 * The calendar day of a renewal as `yyyy-MM-dd` in the local time zone. A bare date is the same day
 * everywhere.
 *
 * @param nextRenewal a date, an ISO time, or a number (milliseconds or seconds, also as text).
 * @returns `null` if it is missing or not a date.
 */
export function renewalDay(nextRenewal: string | number | null | undefined): string | null {
  const date = parse(nextRenewal);
  return date !== null && isValid(date) ? format(date, 'yyyy-MM-dd') : null;
}

function parse(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return fromNumber(value);
  const text = value.trim();
  if (text === '') return null;
  if (/^\d{9,}$/.test(text)) return fromNumber(Number(text));
  const iso = parseISO(text);
  // `new Date` parses other formats, such as "Thu, 24 Dec 2026 00:00:00 GMT".
  return isValid(iso) ? iso : new Date(text);
}

// 0 and below mean an unset timestamp.
const fromNumber = (value: number): Date | null =>
  value > 0 ? new Date(value < SECONDS_BELOW ? value * 1000 : value) : null;

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
    renewal: renewalOf(renewalDay(customer?.next_renewal), today),
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
